import {afterLayout} from './after-layout.ts';

/** Watches that the focus never falls to the body when the control that had it disappears. */
export class FocusKeeper {
  private held = false;
  private looking = false;
  private readonly host: HTMLElement;
  private readonly fallback: string;

  /** @param fallback where the focus goes then, as a selector inside the host */
  constructor(host: HTMLElement, fallback: string) {
    this.host = host;
    this.fallback = fallback;
    host.addEventListener('focusin', () => (this.held = true));
    host.addEventListener('focusout', (event) => {
      // Leaving for the body without another target is what disappearing looks like, or a click beside everything.
      if (event.relatedTarget !== null) {
        this.held = this.host.contains(event.relatedTarget as Node);
      }
    });
  }

  /** To be called after each change of the page. Its parts change a little later, so only then it is seen what is gone. */
  check(): void {
    if (this.held && !this.looking) {
      this.looking = true;
      afterLayout(() => this.catch());
    }
  }

  private catch(): void {
    this.looking = false;
    if (this.held && nowhere()) {
      this.host.querySelector<HTMLElement>(this.fallback)?.focus({preventScroll: true});
    }
  }
}

function nowhere(): boolean {
  const {activeElement, body} = document;
  return activeElement === null || activeElement === body || isDisabled(activeElement);
}

function isDisabled(element: Element): boolean {
  return element instanceof HTMLButtonElement && element.disabled;
}
