import type {GameModule, TableContext} from '../../games/game-module.ts';
import type {LogEntry} from '../../protocol.ts';
import type {TableClient} from '../client/table-client.ts';
import {haveWon} from '../ending/verdict.ts';
import {gameTitle} from '../lib/names.ts';
import {fly} from '../motion/flights.ts';
import {heard} from './hearing.ts';
import {play} from './play.ts';
import {TurnSign} from './turn-sign.ts';

/** Milliseconds between sounds of things that happen at once. */
const APART = 180;

/** What a table lets people hear and see travel, and how it calls them when their page is in the background. */
export class Signals {
  private readonly sign = new TurnSign();
  private asked = false;
  private over = false;

  /** Something is shown, or is asked now. */
  told(entries: readonly LogEntry[], client: TableClient, game: GameModule, context: TableContext): void {
    const {seat, shown, words} = context;
    const {table, waiting, view} = shown.state;
    fly(entries, words);
    const sounds = document.hidden ? [] : heard(entries, client.seats);
    const asked = seat >= 0 && waiting.includes(seat);
    if (asked && !this.asked) {
      sounds.push('turn');
    }
    this.asked = asked;
    const over = table.state === 'over' && !client.behind;
    if (over && !this.over && entries.length > 0) {
      const ranked = table.seats.map((each) => ({seat: each.seat, standing: game.standing(view, each.seat, words)}));
      sounds.push(...(haveWon(ranked, client.seats) ? ['win' as const] : []));
    }
    this.over = over;
    sounds.forEach((sound, at) => setTimeout(() => void play(sound), at * APART));
    this.sign.show(asked, words, `${gameTitle(words, table.game)} · ${words.text('ui.title')}`);
  }

  end(): void {
    this.sign.end();
  }
}
