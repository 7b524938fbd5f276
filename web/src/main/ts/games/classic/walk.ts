import type {ClassicPicture} from '../../protocol.ts';
import {prefs} from '../../frame/lib/prefs.ts';
import {stillness} from '../../frame/motion/stillness.ts';
import {path, pawnPlace, RING, WHOLE, type Point} from './geometry.ts';
import {spaceOf} from './spaces.ts';

const STEP = 110;

/** Sets the pawns of a table on their places, and lets those that moved walk there. Nothing waits for it. */
export class Walk {
  private spaces: readonly number[] = [];

  show(root: Element, view: ClassicPicture): void {
    const before = this.spaces;
    this.spaces = view.players.map((player) => spaceOf(player.space));
    const still = prefs.pace === 0 || document.hidden || stillness();
    for (const pawn of root.querySelectorAll<SVGGElement>('.c-pawn')) {
      // Places are set here and not in the template, since no style may stand in a page.
      const {x, y, seat} = pawn.dataset;
      const there = at({x: Number(x), y: Number(y)});
      const [from, to] = [before[Number(seat)], this.spaces[Number(seat)]];
      const start = pawn.style.transform;
      pawn.style.transform = there;
      if (!still && start !== '' && from !== undefined && to !== undefined && from !== to) {
        const frame = pawn.closest('.c-track') ? RING : WHOLE;
        const way = path(from, to)
          .slice(0, -1)
          .map((space) => at(pawnPlace(space, 0, 1, frame)));
        pawn.animate(
          [start, ...way, there].map((transform) => ({transform})),
          {duration: STEP * (way.length + 2) * Math.min(1, prefs.pace), easing: 'ease-in-out'},
        );
      }
    }
  }
}

function at({x, y}: Point): string {
  return `translate(${x}px, ${y}px)`;
}
