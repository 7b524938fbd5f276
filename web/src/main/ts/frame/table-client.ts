import {api} from '../api.ts';
import type {Answer, Problem, Command, Frame, LogEntry} from '../protocol.ts';
import type {GameModule, Shown} from '../games/game-module.ts';
import {commandId, Link} from './link.ts';
import {Pacer} from './pacer.ts';
import {prefs, rememberSeen, seenUpTo} from './prefs.ts';
import {reduce, type SeatState} from './table-state.ts';

interface Place {
  readonly link: Link;
  readonly pacer: Pacer<Shown>;
  state: SeatState | null;
  /** What the last beat will show, from which the next beats go on. */
  latest: Shown | null;
  shown: Shown | null;
  connected: boolean;
}

export type Deed = 'leave' | 'agree' | 'disagree' | 'take-back';

/** The seats of this device at one table, or one spectator, and which of them is on the screen. */
export class TableClient {
  private readonly places: Place[];
  private current: Place;
  private readonly game: GameModule;
  private readonly table: string;
  private readonly changed: (entries: readonly LogEntry[]) => void;
  /** The last refused command, to be told to the player. */
  refused: Problem | null = null;
  busy = false;
  away: readonly LogEntry[] = [];

  /** @param changed called with the log entries that were just put on the screen */
  constructor(table: string, game: GameModule, seats: readonly number[], changed: (entries: readonly LogEntry[]) => void) {
    this.table = table;
    this.game = game;
    this.changed = changed;
    this.places = (seats.length === 0 ? [-1] : seats).map((seat) => this.place(seat));
    this.current = this.places[0]!;
    this.places.forEach((place) => place.link.connect());
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  get shown(): Shown | null {
    return this.current.shown;
  }

  get connected(): boolean {
    return this.places.every((place) => place.connected);
  }

  get behind(): boolean {
    return this.current.pacer.behind;
  }

  get seats(): number[] {
    return this.places.map((place) => place.link.seat).filter((seat) => seat >= 0);
  }

  /** The seat that is asked on this screen, -1 for none. */
  get acting(): number {
    const asked = this.current.shown?.state.asked;
    return asked && asked.verbs.length > 0 ? this.current.link.seat : -1;
  }

  /** The seat whose view is shown, -1 for a spectator. */
  get viewing(): number {
    return this.current.link.seat;
  }

  skip(): void {
    this.places.forEach((place) => place.pacer.skip());
  }

  forgetAway(): void {
    this.away = [];
    this.changed([]);
  }

  forgetRefusal(): void {
    this.refused = null;
    this.changed([]);
  }

  play(move: string): void {
    const moment = this.current.shown?.state.asked?.moment;
    if (moment !== undefined && !this.busy) {
      void this.command(this.current, {id: commandId(), moment, move});
    }
  }

  /** Leave, agree and the like, for the seats they concern on this device. */
  deed(what: Deed, seats: readonly number[]): void {
    for (const place of this.places) {
      if (seats.includes(place.link.seat)) {
        void this.command(place, {id: commandId(), do: what});
      }
    }
  }

  close(): void {
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.places.forEach((place) => {
      place.link.close();
      place.pacer.clear();
    });
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'visible') {
      this.places.forEach((place) => place.link.hurry());
    }
  };

  private async command(place: Place, command: Command): Promise<void> {
    this.busy = true;
    this.refused = null;
    this.changed([]);
    const answer: Answer = await place.link.send(command);
    this.busy = false;
    if (!answer.ok) {
      this.refused = answer.error;
    }
    this.changed([]);
  }

  private place(seat: number): Place {
    const place: Place = {
      link: new Link(this.table, seat, () => place.state?.log.length ?? 0, {
        frame: (frame) => this.received(place, frame),
        connected: (yes) => {
          place.connected = yes;
          this.changed([]);
        },
      }),
      pacer: new Pacer<Shown>((shown) => this.show(place, shown), () => (document.hidden ? 0 : prefs.pace)),
      state: null,
      latest: null,
      shown: null,
      connected: true,
    };
    return place;
  }

  private received(place: Place, frame: Frame): void {
    const before = place.state;
    const {state, fresh, gap} = reduce(before, frame);
    if (gap || state === null) {
      place.link.restart();
      return;
    }
    place.state = state;
    if (frame.type === 'welcome') {
      place.pacer.clear();
      this.missed(place, state);
      this.push(place, [{show: {state, entries: before === null ? [] : fresh, note: null}, hold: 0}]);
    } else if (frame.type === 'news') {
      this.refused = null;
      if (before?.waiting.some((seat) => this.seats.includes(seat))) {
        place.pacer.skip(); // nobody waits for the echo of an own move
      }
      this.push(place, this.game.beats(place.latest, state, fresh));
    } else if (frame.type === 'table' && place.latest) {
      // Seats and votes do not wait for the game to be shown.
      if (place.shown) {
        place.shown = {...place.shown, state: {...place.shown.state, table: state.table}};
      }
      this.push(place, [{show: {...place.latest, state, entries: []}, hold: 0}]);
      this.changed([]);
    }
  }

  private push(place: Place, beats: readonly {show: Shown; hold: number}[]): void {
    place.latest = beats.at(-1)?.show ?? place.latest;
    place.pacer.push(beats);
  }

  private missed(place: Place, state: SeatState): void {
    const seen = seenUpTo(this.table);
    if (place === this.places[0] && seen >= 0 && state.table.state !== 'open') {
      this.away = state.log.slice(seen);
    }
  }

  private show(place: Place, shown: Shown): void {
    place.shown = shown;
    this.choose();
    if (place !== this.current) {
      return;
    }
    if (document.visibilityState === 'visible') {
      rememberSeen(this.table, shown.state.log.length);
    }
    this.changed(shown.entries);
  }

  /** The screen turns to the seat that is asked; with nobody asked it stays. */
  private choose(): void {
    const asked = (place: Place) => (place.shown?.state.asked?.verbs.length ?? 0) > 0;
    if (!asked(this.current)) {
      this.current = this.places.find(asked) ?? this.current;
    }
  }
}

/** Which seats of a table this device holds. */
export async function heldSeats(table: string): Promise<number[]> {
  const device = await api.device();
  return device.tables.find((each) => each.table === table)?.seats ?? [];
}
