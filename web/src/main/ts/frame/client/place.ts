import type {Frame} from '../../protocol.ts';
import type {Shown} from '../../games/game-module.ts';
import {Link} from './link.ts';
import {type Beat, Pacer} from './pacer.ts';
import type {SeatState} from './table-state.ts';

export interface PlaceWatch {
  received(place: Place, frame: Frame): void;
  show(place: Place, shown: Shown): void;
  /** The connection is lost, or stands again. */
  changed(): void;
  signedOut(place: Place): void;
  shutOut(place: Place): void;
  /** 1 is normal, 0 shows all at once. */
  pace(): number;
}

/** One seat of this device at a table, or a spectator: its connection, what it knows, and what of that is on the screen. */
export class Place {
  readonly link: Link;
  readonly pacer: Pacer<Shown>;
  state: SeatState | null = null;
  /** What the last beat will show, from which the next beats go on. */
  latest: Shown | null = null;
  shown: Shown | null = null;
  connected = true;

  constructor(table: string, seat: number, watch: PlaceWatch) {
    this.link = new Link(table, seat, () => this.state?.log.length ?? 0, {
      frame: (frame) => watch.received(this, frame),
      connected: (yes) => {
        this.connected = yes;
        watch.changed();
      },
      signedOut: () => watch.signedOut(this),
      shutOut: () => watch.shutOut(this),
    });
    this.pacer = new Pacer<Shown>((shown) => watch.show(this, shown), () => watch.pace());
  }

  get asked(): boolean {
    return (this.shown?.state.asked?.verbs.length ?? 0) > 0;
  }

  /** Whether the game waits for what is asked. */
  get awaited(): boolean {
    return this.asked && this.shown!.state.waiting.includes(this.link.seat);
  }

  push(beats: readonly Beat<Shown>[]): void {
    this.latest = beats.at(-1)?.show ?? this.latest;
    this.pacer.push(beats);
  }
}
