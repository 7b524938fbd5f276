import type {Answer, Command, Action, Frame, LogEntry, SpokenAction} from '../../protocol.ts';
import type {GameModule, Shown} from '../../games/game-module.ts';
import {AutomaticMoves} from './automatic.ts';
import {CatchingUp} from './catching-up.ts';
import {Commands} from './commands.ts';
import {heldSeats} from '../lib/held-seats.ts';
import {Newcomers} from './newcomers.ts';
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
  readonly commands: Commands;
  readonly catchingUp: CatchingUp;
  readonly newcomers: Newcomers;
  private readonly signedOut: () => void;
  private closed = false;
  readonly automatic: AutomaticMoves;
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
    this.commands = new Commands((heard) => this.changed([], heard));
    this.automatic = new AutomaticMoves(game, this);
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

  get seen(): Shown | null {
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
    return asked && asked.verbs.length > 0 && !this.automatic.passing ? this.current.link.seat : -1;
  }

  /** Whether there is something to skip: what is still to be shown, or bots that are about to move. */
  get skippable(): boolean {
    const {state} = this.current;
    const others = state !== null && state.you >= 0 && (waitsForBots(state) || this.automatic.passing);
    return this.behind || (others && this.pace > 0);
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
    this.rested(this.current);
  }

  forgetAway(): void {
    this.catchingUp.read();
    this.changed([], false);
  }

  forgetRefusal(): void {
    this.commands.refused = null;
    this.changed([], false);
  }

  /** @param moment of the question that was on the screen, which may have been another one since */
  play(move: string, moment = this.current.shown?.state.asked?.moment): void {
    if (this.send(move, moment, true)) {
      this.catchingUp.acted();
    }
  }

  /** A move that the page makes by itself. If another page of this seat was faster, that's no news to anybody. */
  playAlone(move: string): boolean {
    return this.send(move, this.seen?.state.asked?.moment, false);
  }

  private send(move: string, moment: number | undefined, told: boolean): boolean {
    const open = moment !== undefined && !this.commands.busy && !this.screen.veiled && !this.seen?.settling;
    if (open) {
      this.automatic.played(move);
      void this.command(this.current, {id: commandId(), moment, move}, told);
    }
    return open;
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
    const place = this.places.find((each) => each.link.seat === seat);
    if (place) {
      await this.commands.aside(place, {id: commandId(), action: what, text});
    }
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.automatic.end();
    this.commands.stop();
    this.places.forEach((place) => {
      place.link.close();
      place.pacer.clear();
    });
  }

  private readonly watch: PlaceWatch = {
    received: (place, frame) => this.received(place, frame),
    show: (place, shown) => this.show(place, shown),
    rested: (place) => this.rested(place),
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

  /** @param told whether the player wants to know why it was refused */
  private async command(place: Place, command: Command, told = true): Promise<void> {
    const {ok} = await this.commands.send(place, command, told);
    if (ok) {
      this.screen.acted(place.link.seat);
    }
    this.considerForced();
    this.changed([], true);
    this.rested(this.current);
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
      this.commands.refused = null;
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
    this.automatic.consider(awaited && !this.commands.busy && !this.screen.covered ? shown : null);
  }

  private rested(place: Place): void {
    if (place === this.current && !this.behind) {
      this.automatic.rested();
    }
  }

  private show(place: Place, shown: Shown): void {
    place.shown = shown;
    const before = this.current;
    this.screen.choose();
    if (this.watches(place) && this.pace === 0) {
      this.catchingUp.wentBy(shown.entries);
    }
    const asked = shown.state.waiting.some((seat) => this.seats.includes(seat));
    if (shown.state.table.state !== 'playing' || (asked && !this.automatic.passing)) {
      this.skipping.now = false;
    }
    if (place !== this.current) {
      if (before !== this.current) {
        this.considerForced();
        this.changed([], true);
        this.rested(this.current);
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
