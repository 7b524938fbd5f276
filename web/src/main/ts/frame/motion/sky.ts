import {seatOf} from '../lib/words.ts';
import type {Place} from './journeys.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One layer over everything, for as long as the page is there. */
export function sky(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.sky');
  if (known) {
    return known;
  }
  const made = document.createElement('div');
  made.className = 'sky';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

/** Where a place is on the screen, as far as it can be seen. */
export function middleOf(place: Place): Point | null {
  const seat = seatOf(place);
  const selectors = /^[A-J]$/.test(place)
    ? [`.opponent[data-seat="${seat}"]`, 'section.own', `.seats [data-seat="${seat}"]`]
    : place === '-'
      ? ['.c-middle', '.middle', '.hub', '.area-board']
      : [`.c-space[data-space="${CSS.escape(place)}"]`];
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0) {
        return {x: box.left + box.width / 2, y: box.top + box.height / 2};
      }
    }
  }
  return null;
}
