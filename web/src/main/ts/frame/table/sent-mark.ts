/** What can be pressed. */
const CONTROLS = 'button, [role="button"], a';

/** Marks the control whose move was sent until it is answered: nothing else of the table changes before. */
export class SentMark {
  private readonly page: HTMLElement;
  private pressed: Element | null = null;
  private marked: Element | null = null;

  constructor(page: HTMLElement) {
    this.page = page;
    page.addEventListener('click', (event) => (this.pressed = (event.target as Element).closest(CONTROLS)), {
      capture: true,
    });
  }

  /** @param sent what isn't answered yet, empty for nothing */
  show(sent: string): void {
    const control = sent === '' ? null : (this.offering(sent) ?? this.pressed);
    if (control !== this.marked) {
      this.marked?.removeAttribute('data-sent');
      control?.setAttribute('data-sent', '');
      this.marked = control;
    }
    if (sent === '') {
      this.pressed = null;
    }
  }

  /** A move may have been sent by its key. */
  private offering(sent: string): Element | null {
    return this.page.querySelector(`[data-move="${CSS.escape(sent)}"]`);
  }
}
