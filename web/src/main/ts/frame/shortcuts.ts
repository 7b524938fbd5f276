import type {BigMove} from '../games/game-module.ts';

/** Keys that work on the whole page: those of the big moves, and ? for help. */
export function shortcut(event: KeyboardEvent, page: HTMLElement, big: readonly BigMove[], act: (move: string) => void): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || target?.closest('input, select, textarea, dialog')) {
    return;
  }
  if (event.key === '?') {
    page.querySelector<HTMLDialogElement>('#help')?.showModal();
    event.preventDefault();
    return;
  }
  const move = big.find((each) => each.key === event.key.toLowerCase());
  if (move) {
    event.preventDefault();
    act(move.move);
  }
}
