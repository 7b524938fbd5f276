import type {BigMove} from '../../games/game-module.ts';

/** Whether a key was not pressed for the browser, a field or a dialog. */
export function isForThePage(event: KeyboardEvent): boolean {
  const field = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !field;
}

/** Keys that work on the whole page: those of the big moves, and ? for help. */
export function shortcut(
  event: KeyboardEvent,
  page: HTMLElement,
  big: readonly BigMove[],
  act: (move: string) => void,
): void {
  if (event.repeat || !isForThePage(event)) {
    return;
  }
  if (event.key === '?') {
    page.querySelector<HTMLDialogElement>('#help')?.showModal();
    event.preventDefault();
    return;
  }
  const move = big.find((each) => each.key === event.key.toLowerCase() && each.off === undefined);
  if (move) {
    event.preventDefault();
    act(move.move);
  }
}
