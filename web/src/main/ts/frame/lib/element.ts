import {LitElement} from 'lit';

/** An element without a shadow: one style sheet, one focus order, and names that labels can refer to. */
export class PlainElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
