import type {LogEntry} from '../../protocol.ts';
import {afterLayout} from '../lib/after-layout.ts';
import {prefs} from '../lib/prefs.ts';
import {stillness} from './stillness.ts';
import type {Words} from '../lib/words.ts';
import {journeys, type Journey, type Place} from './journeys.ts';
import {middleOf, sky, type Point} from './sky.ts';

const LENGTH = 650;
const APART = 90;
const FLOAT = 1400;
/** How far above its space a house begins to fall, in pixels. */
const FALL = 60;

/** Shows what changes hands as it travels. Only transform and opacity move, and nothing of it can be pressed. */
export function fly(entries: readonly LogEntry[], words: Words): void {
  if (stillness() || prefs.pace === 0 || document.hidden) {
    return;
  }
  const all = journeys(entries);
  if (all.length > 0) {
    afterLayout(() => all.forEach((each, at) => start(each, words, at)));
  }
}

function start(journey: Journey, words: Words, at: number): void {
  const [from, to] = [middleOf(journey.from), middleOf(journey.to)];
  if (!from || !to) {
    return;
  }
  const delay = at * APART;
  const begin = journey.thing === 'house' ? {x: to.x, y: to.y - FALL} : from;
  move(element(`flight flight-${journey.thing}`), begin, to, delay);
  if (journey.sum > 0) {
    float(journey.from, `−${words.money(journey.sum)}`, 'out', delay);
    float(journey.to, `+${words.money(journey.sum)}`, 'in', delay + LENGTH * prefs.pace);
  }
}

function move(thing: HTMLElement, from: Point, to: Point, delay: number): void {
  const at = ({x, y}: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  run(
    thing,
    [
      {transform: at(from, 0.6), opacity: 0},
      {transform: at(from, 1), opacity: 1, offset: 0.15},
      {transform: at(to, 1), opacity: 1, offset: 0.85},
      {transform: at(to, 0.7), opacity: 0},
    ],
    {duration: LENGTH * prefs.pace, delay, easing: 'ease-in-out', fill: 'both'},
  );
}

/** A sum that rises from a seat. */
function float(place: Place, text: string, look: 'in' | 'out', delay: number): void {
  const from = place === '-' ? null : middleOf(place);
  if (from) {
    const sum = element(`float float-${look}`);
    sum.textContent = text;
    run(
      sum,
      [
        {transform: `translate(${from.x}px, ${from.y + 10}px)`, opacity: 0},
        {transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1, offset: 0.2},
        {transform: `translate(${from.x}px, ${from.y - 26}px)`, opacity: 0},
      ],
      {duration: FLOAT * Math.min(1, prefs.pace), delay, easing: 'ease-out', fill: 'both'},
    );
  }
}

function run(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  sky().append(thing);
  void thing.animate(frames, timing).finished.finally(() => thing.remove());
}

function element(look: string): HTMLElement {
  const made = document.createElement('span');
  made.className = look;
  return made;
}
