import type {GameModule, TableContext} from '../../games/game-module.ts';
import type {LogEntry} from '../../protocol.ts';
import {askedText} from './action-bar.ts';
import {readAloud} from '../client/announcer.ts';
import {HintBook, hintFor} from '../client/hints.ts';
import {prefs} from '../lib/prefs.ts';
import type {TableClient} from '../client/table-client.ts';

/** What is read aloud at a table: what happened, then what is asked, then the hint for it. */
export class Voice {
  spoken = '';
  /** The key of the hint that is on the screen, empty for none. */
  hint = '';
  readonly hints: HintBook;
  private readonly game: GameModule;
  /** So that a question is read aloud once. */
  private asking = '';
  /** Whether what is to be said has not reached the page yet; what comes meanwhile is said after it. */
  private unsaid = false;

  constructor(game: GameModule) {
    this.game = game;
    this.hints = new HintBook(game.id);
  }

  hush(): void {
    this.unsaid = false;
    this.spoken = '';
  }

  say(entries: readonly LogEntry[], client: TableClient, context: TableContext): void {
    const {words, names, shown} = context;
    const heard = readAloud(entries, prefs.detail, (entry) => this.game.matters(entry), client.seats);
    const lines = heard.map((entry) => words.event(entry.text, names));
    const asked = askedText(context, this.game);
    if (asked !== '' && this.asking === '') {
      lines.push(asked);
    }
    this.asking = asked;
    const hint = this.hints.turnTo(asked === '' || client.behind ? '' : hintFor(this.game.hints, shown.state.asked));
    if (hint !== '' && hint !== this.hint) {
      lines.push(words.text('ui.hint', words.text(hint)));
    }
    this.hint = hint;
    if (lines.length > 0) {
      this.spoken = [...(this.unsaid ? [this.spoken] : []), ...lines].join(' ');
      this.unsaid = true;
    }
  }

  /** It is on the page now. */
  said(): void {
    this.unsaid = false;
  }
}
