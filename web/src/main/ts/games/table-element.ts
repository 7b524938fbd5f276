import {PlainElement} from '../frame/lib/element.ts';
import {isForThePage} from '../frame/lib/shortcuts.ts';
import type {TableContext} from './game-module.ts';

/** The table of a game. Its keys work wherever the focus is on the page. */
export abstract class TableElement<V> extends PlainElement {
  declare context: TableContext<V>;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.hear);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.hear);
  }

  private readonly hear = (event: KeyboardEvent): void => {
    if (isForThePage(event)) {
      this.key(event);
    }
  };

  /** Somebody has pressed a key that nothing else on the page needs. */
  protected abstract key(event: KeyboardEvent): void;
}
