import {stillness} from '../../frame/motion/stillness.ts';
import {prefs} from '../../frame/lib/prefs.ts';
import type {GoPicture} from '../../protocol.ts';
import {depth} from './mini-board.ts';
import {cell, middle, way} from './spaces.ts';

const STEP = 150;

/** Lets the tokens of all boards walk to where they are now, all at once. Only shown; nothing waits for it. */
export function walk(root: HTMLElement, before: GoPicture, now: GoPicture): void {
  if (prefs.pace === 0 || stillness()) {
    return;
  }
  now.players.forEach((player, seat) => {
    const from = before.players[seat]?.at;
    const pawn = root.querySelector<SVGGElement>(`[data-pawn="${seat}"]`);
    if (from === undefined || from === player.at || !pawn) {
      return;
    }
    const spaces = now.spaces.length;
    const ring = depth(pawn.closest('.small') !== null);
    const [x, y] = middle(cell(player.at, spaces, ring));
    const places = [from, ...way(from, player.at, spaces)].map((at) => middle(cell(at, spaces, ring)));
    const frames = places.map(([px, py]) => ({transform: `translate(${px - x}px, ${py - y}px)`}));
    pawn.animate(frames, {duration: STEP * (frames.length - 1) * Math.min(1, prefs.pace), easing: 'ease-in-out'});
  });
}
