import {prefs} from '../lib/prefs.ts';
import type {Words} from '../lib/words.ts';

const PLAIN = '/icon.svg';
const TURN = '/icon-turn.svg';
const BUZZ = 80;

/** Says in the title and the icon of a page in the background that its player is waited for. */
export class TurnSign {
  private asked = false;
  private title = '';
  private shown = false;
  private words: Words | null = null;
  private note: Notification | null = null;

  constructor() {
    document.addEventListener('visibilitychange', this.look);
  }

  show(asked: boolean, words: Words, title: string): void {
    const fresh = asked && !this.asked;
    this.asked = asked;
    this.title = title;
    this.words = words;
    this.look();
    if (fresh && document.hidden) {
      this.call(words.text('ui.turn.call', title));
    }
  }

  private readonly look = (): void => {
    const wanted = this.asked && document.hidden;
    if (!wanted) {
      this.note?.close();
      this.note = null;
    }
    if (wanted !== this.shown) {
      this.shown = wanted;
      document.title = wanted ? `● ${this.words?.text('ui.waiting.you') ?? ''} · ${this.title}` : this.title;
      document.querySelector('link[rel="icon"]')?.setAttribute('href', wanted ? TURN : PLAIN);
    }
  };

  /** Only where the player has asked for it. */
  private call(text: string): void {
    if (!prefs.notify) {
      return;
    }
    if ('vibrate' in navigator) {
      navigator.vibrate(BUZZ);
    }
    if ('Notification' in window && Notification.permission === 'granted') {
      this.note = new Notification(text, {icon: '/icon-192.png', tag: 'magie-turn'});
      this.note.onclick = () => window.focus();
    }
  }

  end(): void {
    this.asked = false;
    this.look();
    document.removeEventListener('visibilitychange', this.look);
  }
}
