import {equal, pretend, pretendStorage, test} from '../../testing.ts';
import {prefs} from '../lib/prefs.ts';
import {Words} from '../lib/words.ts';
import {TurnSign} from './turn-sign.ts';

const words = new Words({'ui.waiting.you': 'Your move', 'ui.turn.call': 'Your turn in {0}'}, 'en');

/** A page that can be put into the background. */
function page() {
  pretendStorage();
  const icon = {href: '/icon.svg', setAttribute: (_: string, href: string) => (icon.href = href)};
  let heard = () => {};
  const document = {
    hidden: false,
    title: 'Pocket',
    addEventListener: (_: string, listener: () => void) => (heard = listener),
    removeEventListener: () => {},
    querySelector: () => icon,
  };
  const called: string[] = [];
  const buzzed: number[] = [];
  class Notes {
    static readonly permission = 'granted';
    onclick: (() => void) | null = null;
    constructor(text: string) {
      called.push(text);
    }
    close(): void {}
  }
  pretend('document', document);
  pretend('window', {Notification: Notes, focus: () => {}});
  pretend('Notification', Notes);
  pretend('navigator', {vibrate: (length: number) => buzzed.push(length)});
  const hide = (hidden: boolean) => {
    document.hidden = hidden;
    heard();
  };
  return {document, icon, called, buzzed, hide, sign: new TurnSign()};
}

test('a page in the background says in title and icon that its player is waited for', () => {
  const {document, icon, hide, sign} = page();
  hide(true);
  sign.show(false, words, 'Pocket');
  equal([document.title, icon.href], ['Pocket', '/icon.svg']);
  sign.show(true, words, 'Pocket');
  equal([document.title, icon.href], ['● Your move · Pocket', '/icon-turn.svg']);
  hide(false);
  equal([document.title, icon.href], ['Pocket', '/icon.svg']);
});

test('a player is called once for each turn, and only if they want that', () => {
  const {called, buzzed, hide, sign} = page();
  hide(true);
  sign.show(true, words, 'Pocket');
  equal([called, buzzed], [[], []]);
  prefs.notify = true;
  sign.show(false, words, 'Pocket');
  sign.show(true, words, 'Pocket');
  sign.show(true, words, 'Pocket');
  equal([called, buzzed.length], [['Your turn in Pocket'], 1]);
});

test('nobody is called who is looking at the page', () => {
  const {called, sign} = page();
  prefs.notify = true;
  sign.show(true, words, 'Pocket');
  equal(called, []);
});
