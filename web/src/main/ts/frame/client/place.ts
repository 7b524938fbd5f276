import type {Frame, LogEntry} from '../../protocol.ts';
import type {GameModule, Shown} from '../../games/game-module.ts';
import {Link} from './link.ts';
import {type Beat, Pacer} from './pacer.ts';
import {reduce, type SeatState} from './table-state.ts';

export interface PlaceWatch {
  received(place: Place, frame: Frame): void;
  show(place: Place, shown: Shown): void;
  /** The connection is lost, or stands again. */
  changed(): void;
  signedOut(place: Place): void;
  shutOut(place: Place): void;
  /** Everything was shown, and looked at. */
  rested(place: Place): void;
  /** 1 is normal, 0 shows all at once. */
  pace(): number;
}

/** What a frame made of what was known. */
interface Taken {
  readonly before: SeatState | null;
  readonly state: SeatState;
  readonly fresh: readonly LogEntry[];
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
    this.pacer = new Pacer<Shown>(
      (shown) => watch.show(this, shown),
      () => watch.pace(),
      () => watch.rested(this),
    );
  }

  get asked(): boolean {
    return (this.shown?.state.asked?.verbs.length ?? 0) > 0;
  }

  /** Whether the game waits for what is asked. */
  get awaited(): boolean {
    return this.asked && this.shown!.state.waiting.includes(this.link.seat);
  }

  /** Learns what the server told; null when a frame is missing and the connection must begin again. */
  take(frame: Frame): Taken | null {
    const before = this.state;
    const {state, fresh, gap} = reduce(before, frame);
    if (gap || state === null) {
      return null;
    }
    this.state = state;
    return {before, state, fresh};
  }

  /**
   * Brings it to the screen: the game at the pace of its beats, everything else at once.
   *
   * @param own the seats at this screen: nobody waits for the echo of an own move
   * @return whether something changed that isn't the game
   */
  present(frame: Frame, {before, state, fresh}: Taken, game: GameModule, own: readonly number[]): boolean {
    switch (frame.type) {
      case 'welcome':
        this.pacer.clear();
        this.push([{show: {state, entries: before === null ? [] : fresh, note: null}, hold: 0}]);
        return false;
      case 'news':
        if (before?.waiting.some((seat) => own.includes(seat)) || game.urgent?.(state)) {
          this.pacer.skip();
        }
        this.push(game.beats(this.latest, state, fresh));
        return false;
      case 'table':
      case 'chat':
      case 'orders':
      case 'devices':
        return this.presentBeside(state);
      case 'answer':
      case 'error':
      case 'bye':
        return false;
    }
  }

  /** Seats, votes and talk do not wait for the game to be shown. */
  private presentBeside(state: SeatState): boolean {
    if (!this.latest) {
      return false;
    }
    if (this.shown) {
      const {table, chat, orders, clocks} = state;
      this.shown = {...this.shown, state: {...this.shown.state, table, chat, orders, clocks}};
    }
    this.push([{show: {...this.latest, state, entries: []}, hold: 0}]);
    return true;
  }

  push(beats: readonly Beat<Shown>[]): void {
    this.latest = beats.at(-1)?.show ?? this.latest;
    this.pacer.push(beats);
  }
}
