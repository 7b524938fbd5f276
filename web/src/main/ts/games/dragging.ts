/** A pointer that moves less has only pressed. */
const SLIP = 6;

/** Lets things be dragged to places, by mouse, pen or finger. What is dragged only moves by `transform`. */
export class Dragging {
  private readonly things: string;
  private readonly places: string;
  private readonly drop: (thing: HTMLElement, place: HTMLElement | SVGElement) => void;
  private held: {thing: HTMLElement; x: number; y: number; moved: boolean} | null = null;
  private justDragged = false;

  /**
   * @param things selects what can be dragged inside the table
   * @param places selects where it can be dropped
   */
  constructor(
    table: HTMLElement,
    things: string,
    places: string,
    drop: (thing: HTMLElement, place: HTMLElement | SVGElement) => void,
  ) {
    this.things = things;
    this.places = places;
    this.drop = drop;
    table.addEventListener('pointerdown', this.down);
    // Captured: a drag that ends over its own thing must not press it, too.
    table.addEventListener('click', this.click, {capture: true});
  }

  stop(): void {
    this.end();
  }

  private readonly down = (event: PointerEvent): void => {
    const thing = event.target instanceof Element && event.target.closest<HTMLElement>(this.things);
    if (thing && event.isPrimary && event.button === 0) {
      this.held = {thing, x: event.clientX, y: event.clientY, moved: false};
      document.addEventListener('pointermove', this.move);
      document.addEventListener('pointerup', this.up);
      document.addEventListener('pointercancel', this.cancel);
    }
  };

  private readonly move = (event: PointerEvent): void => {
    const {held} = this;
    if (!held) {
      return;
    }
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    held.moved ||= Math.hypot(x, y) > SLIP;
    if (held.moved) {
      held.thing.classList.add('dragged');
      held.thing.style.transform = `translate(${x}px, ${y}px)`;
    }
  };

  private readonly up = (event: PointerEvent): void => {
    const {held} = this;
    const dragged = held?.moved ? held.thing : null;
    this.end();
    const place = dragged && this.placeAt(event.clientX, event.clientY);
    if (dragged && place) {
      this.drop(dragged, place);
    }
  };

  private readonly cancel = (): void => this.end();

  private readonly click = (event: Event): void => {
    if (this.justDragged) {
      event.stopPropagation();
      event.preventDefault();
    }
  };

  private placeAt(x: number, y: number): HTMLElement | SVGElement | null {
    return document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>(this.places) ?? null;
  }

  private end(): void {
    if (this.held?.moved) {
      this.justDragged = true;
      setTimeout(() => (this.justDragged = false));
    }
    this.held?.thing.classList.remove('dragged');
    this.held?.thing.style.removeProperty('transform');
    this.held = null;
    document.removeEventListener('pointermove', this.move);
    document.removeEventListener('pointerup', this.up);
    document.removeEventListener('pointercancel', this.cancel);
  }
}
