import {afterLayout} from '../lib/after-layout.ts';
import {middleOf, sky} from './sky.ts';
import {stillness} from './stillness.ts';
import {letterOf} from '../lib/words.ts';

/** As long as a short sentence takes to read. */
const READING = 5000;

/** Shows what somebody says at their seat for a while. A screen reader is told by the talk itself. */
export function bubble(seat: number, text: string): void {
  if (document.hidden) {
    return;
  }
  afterLayout(() => {
    const place = middleOf(letterOf(seat));
    if (place) {
      const made = document.createElement('p');
      made.className = 'bubble';
      made.textContent = text;
      sky().append(made);
      const there = `translate(${place.x}px, ${place.y}px)`;
      const quick = stillness() ? 0 : 0.04;
      const shown = made.animate(
        [
          {transform: there, opacity: stillness() ? 1 : 0},
          {transform: there, opacity: 1, offset: quick},
          {transform: there, opacity: 1, offset: 1 - quick},
          {transform: there, opacity: stillness() ? 1 : 0},
        ],
        {duration: READING, fill: 'both'},
      );
      void shown.finished.finally(() => made.remove());
    }
  });
}
