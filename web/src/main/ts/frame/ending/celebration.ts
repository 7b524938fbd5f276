import {stillness} from '../motion/stillness.ts';
import {prefs} from '../lib/prefs.ts';

const PIECES = 70;
const COLOURS = 5;
const LONGEST = 2600;

/** Paper rains on whoever has won. Only transform and opacity move, nothing can be pressed by it, and it clears away. */
export function celebrate(): void {
  if (stillness() || prefs.pace === 0) {
    return;
  }
  const rain = document.createElement('div');
  rain.className = 'confetti';
  rain.setAttribute('aria-hidden', 'true');
  const falls = Array.from({length: PIECES}, (_, at) => {
    const piece = document.createElement('span');
    piece.className = `confetti-${at % COLOURS}`;
    rain.append(piece);
    return piece;
  });
  document.body.append(rain);
  void Promise.all(falls.map((piece) => fall(piece).finished)).finally(() => rain.remove());
}

function fall(piece: HTMLElement): Animation {
  const from = Math.random() * 100;
  const to = from + (Math.random() - 0.5) * 30;
  const turns = (Math.random() - 0.5) * 6;
  return piece.animate(
    [
      {transform: `translate(${from}vw, -5vh) rotate(0)`, opacity: 1},
      {transform: `translate(${(from + to) / 2}vw, 55vh) rotate(${turns / 2}turn)`, opacity: 1, offset: 0.6},
      {transform: `translate(${to}vw, 105vh) rotate(${turns}turn)`, opacity: 0},
    ],
    {duration: LONGEST * (0.6 + Math.random() * 0.4), delay: Math.random() * 500, easing: 'ease-in', fill: 'both'},
  );
}
