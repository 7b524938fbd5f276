import type {Answer, Problem, Command, Action, Frame, LogEntry, SpokenAction} from '../../protocol.ts';
import type {GameModule, Shown} from '../../games/game-module.ts';
import {CatchingUp} from './catching-up.ts';
import {heldSeats} from '../lib/held-seats.ts';
import {Newcomers} from './newcomers.ts';
import {ForcedMoves} from './forced.ts';
import {commandId} from './link.ts';
import {Place, type PlaceWatch} from './place.ts';
import {SharedScreen} from './shared-screen.ts';
import {prefs, rememberSeen} from '../lib/prefs.ts';
import {Skipping} from './skipping.ts';
import {waitsForBots} from './table-state.ts';

/** The seats of this device at one table, or one spectator, and which of them is on the screen. */
export class TableClient {
  private readonly places: Place[];
  readonly screen: SharedScreen;
  private readonly game: GameModule;
  private readonly table: string;
  private readonly changed: (entries: readonly LogEntry[], heard: boolean) => void;
  /** The last refused command, to be told to the player. */
  refused: Problem | null = null;
  busy = false;
  readonly catchingUp: CatchingUp;
  readonly newcomers: Newcomers;
  private readonly signedOut: () => void;
  private closed = false;
  private readonly forced: ForcedMoves;
  readonly skipping = new Skipping();

  /**
   * @param changed called with the log entries that are to be put on the screen, and whether the server told of them
   * @param signedOut called when this device does not hold one of the seats any more
   */
  constructor(
    table: string,
    game: GameModule,
    seats: readonly number[],
    changed: (entries: readonly LogEntry[], heard: boolean) => void,
    signedOut: () => void,
  ) {
    this.signedOut = signedOut;
    this.newcomers = new Newcomers(table);
    this.table = table;
    this.game = game;
    this.changed = changed;
    this.catchingUp = new CatchingUp(table);
    this.forced = new ForcedMoves(game.deliberate, (move) => this.play(move));
    this.places = (seats.length === 0 ? [-1] : seats).map((seat) => new Place(table, seat, this.watch));
    this.screen = new SharedScreen(this.places, game, () => this.changed([], false));
    this.places.forEach((place) => place.link.connect());
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  private get current(): Place {
    return this.screen.current;
  }

  /** What may be seen now: at a shared device not more than the open part. */
  get shown(): Shown | null {
    return this.screen.shown;
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

  /** How many devices hold each of the seats here, 0 while that is not known. */
  get devices(): ReadonlyMap<number, number> {
    return new Map(this.places.map((place) => [place.link.seat, place.state?.devices ?? 0]));
  }

  /** The player has read that a new device plays the seat. */
  knowsDevices(seat: number): void {
    this.newcomers.accept(seat, this.devices.get(seat) ?? 0);
    this.changed([], false);
  }

  /** The seat that is asked on this screen, -1 for none. */
  get acting(): number {
    const asked = this.shown?.state.asked;
    return asked && asked.verbs.length > 0 ? this.current.link.seat : -1;
  }

  /** Whether there is something to skip: what is still to be shown, or bots that are about to move. */
  get skippable(): boolean {
    const {state} = this.current;
    return this.behind || (state !== null && state.you >= 0 && this.pace > 0 && waitsForBots(state));
  }

  private get pace(): number {
    return document.hidden || this.skipping.now ? 0 : prefs.pace;
  }

  skip(): void {
    this.skipping.begin();
    this.showRest();
  }

  /** The speed was changed: who wants to see everything at once does not wait for what is shown just now. */
  keepPace(): void {
    if (this.pace === 0) {
      this.showRest();
    }
  }

  private showRest(): void {
    this.places.forEach((place) => place.pacer.skip());
    this.changed([], false);
  }

  forgetAway(): void {
    this.catchingUp.read();
    this.changed([], false);
  }

  forgetRefusal(): void {
    this.refused = null;
    this.changed([], false);
  }

  /** @param moment of the question that was on the screen, which may have been another one since */
  play(move: string, moment = this.current.shown?.state.asked?.moment): void {
    if (moment !== undefined && !this.busy && !this.screen.veiled) {
      this.catchingUp.acted();
      void this.command(this.current, {id: commandId(), moment, move});
    }
  }

  /** Asks what a move would lead to, without making it; null where nothing is asked. */
  async consider(move: string): Promise<Answer | null> {
    const moment = this.current.shown?.state.asked?.moment;
    return moment === undefined || this.screen.veiled
      ? null
      : this.current.link.send({id: commandId(), moment, move, action: 'consider'});
  }

  /** Leave, agree and the like, for the seats they concern on this device. */
  act(what: Action, seats: readonly number[]): void {
    for (const place of this.places) {
      if (seats.includes(place.link.seat)) {
        void this.command(place, {id: commandId(), action: what});
      }
    }
  }

  /** An action of one of this device's seats that needs words. What is said does not wait for a move, nor a move for it. */
  async speak(seat: number, what: SpokenAction, text: string): Promise<void> {
    const answer = await this.places
      .find((place) => place.link.seat === seat)
      ?.link.send({id: commandId(), action: what, text});
    if (answer && !answer.ok) {
      this.refused = answer.error;
      this.changed([], true);
    }
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.forced.stop();
    this.places.forEach((place) => {
      place.link.close();
      place.pacer.clear();
    });
  }

  private readonly watch: PlaceWatch = {
    received: (place, frame) => this.received(place, frame),
    show: (place, shown) => this.show(place, shown),
    changed: () => this.changed([], true),
    signedOut: (place) => this.lose(place),
    shutOut: (place) => void this.doubt(place),
    pace: () => this.pace,
  };

  private readonly hurry = (): void => {
    if (document.visibilityState === 'visible') {
      this.places.forEach((place) => place.link.hurry());
    }
  };

  /** A page that was away when its seat was signed out is not let in, and a browser does not tell it why. */
  private async doubt(place: Place): Promise<void> {
    const {seat} = place.link;
    const held = await heldSeats(this.table).catch(() => null); // nobody answers: it is tried again
    if (seat >= 0 && held && !held.includes(seat)) {
      this.lose(place);
    }
  }

  private lose(place: Place): void {
    if (!this.closed) {
      this.newcomers.forget(place.link.seat);
      this.signedOut();
    }
  }

  private async command(place: Place, command: Command): Promise<void> {
    this.busy = true;
    this.refused = null;
    this.changed([], false);
    const answer: Answer = await place.link.send(command);
    this.busy = false;
    if (!answer.ok) {
      this.refused = answer.error;
    } else {
      this.screen.acted(place.link.seat);
    }
    this.changed([], true);
  }

  private received(place: Place, frame: Frame): void {
    const taken = place.take(frame);
    if (taken === null) {
      place.link.restart();
      return;
    }
    if (frame.type === 'devices') {
      this.newcomers.heard(place.link.seat, frame.devices);
    } else if (frame.type === 'news') {
      this.refused = null;
    } else if (frame.type === 'welcome' && this.watches(place) && taken.state.table.state !== 'open') {
      this.catchingUp.cameBack(taken.state.log);
    }
    if (place.present(frame, taken, this.game, this.seats)) {
      this.changed([], true);
    }
  }

  /** Whether what this place missed is told; what one of several people missed is not for the others. */
  private watches(place: Place): boolean {
    return place === this.places[0] && !this.screen.isShared;
  }

  /** Somebody at this screen has to decide, or may be spared that. */
  considerForced(): void {
    const {shown, awaited} = this.current;
    this.forced.consider(
      shown && awaited && !this.busy && !this.screen.covered && !shown.state.table.paused ? shown.state.asked : null,
    );
  }

  private show(place: Place, shown: Shown): void {
    place.shown = shown;
    const before = this.current;
    this.screen.choose();
    if (this.watches(place) && this.pace === 0) {
      this.catchingUp.wentBy(shown.entries);
    }
    if (shown.state.table.state !== 'playing' || shown.state.waiting.some((seat) => this.seats.includes(seat))) {
      this.skipping.now = false;
    }
    if (place !== this.current) {
      if (before !== this.current) {
        this.changed([], true);
      }
      return;
    }
    if (document.visibilityState === 'visible') {
      rememberSeen(this.table, shown.state.log.length);
    }
    this.considerForced();
    this.changed(this.screen.said(shown), true);
  }
}
