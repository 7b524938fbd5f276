import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import {words} from '../../messages/index.ts';
import type {DeviceTable, TableInfo} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import {gameTitle} from '../lib/names.ts';
import {seenLately} from '../lib/prefs.ts';
import {follow} from '../lib/route.ts';

const MOST = 10;

/** The games that this device has played to their end, to be watched again. */
export class FinishedGames extends PlainElement {
  static override properties = {tables: {attribute: false}, infos: {state: true}};

  declare tables: readonly DeviceTable[];
  /** Who played; asked for when the list is opened. */
  declare infos: ReadonlyMap<string, TableInfo>;

  constructor() {
    super();
    this.tables = [];
    this.infos = new Map();
  }

  /** The last one that was looked at first. */
  private get latest(): DeviceTable[] {
    const order = seenLately();
    const place = ({table}: DeviceTable) => (order.indexOf(table) + order.length + 1) % (order.length + 1);
    return [...this.tables].sort((one, other) => place(one) - place(other)).slice(0, MOST);
  }

  private async opened(event: Event): Promise<void> {
    if ((event.target as HTMLDetailsElement).open && this.infos.size === 0) {
      const found = await Promise.allSettled(this.latest.map(({table}) => api.table(table)));
      this.infos = new Map(found.flatMap((each) => (each.status === 'fulfilled' ? [[each.value.id, each.value]] : [])));
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (this.tables.length === 0) {
      return nothing;
    }
    return html`<details class="card fold finished" @toggle=${(event: Event) => void this.opened(event)}>
      <summary>${words.text('ui.finished')} <span class="badge">${this.tables.length}</span></summary>
      <ul>
        ${this.latest.map(
          (table) =>
            html`<li>
              <a class="button" href="/t/${table.table}" @click=${follow}
                ><strong>${gameTitle(words, table.game)}</strong> <span class="quiet">${this.others(table)}</span></a
              >
              <a
                class="button plain"
                href="/t/${table.table}?look=replay"
                aria-label="${words.text('ui.replay')}: ${gameTitle(words, table.game)} ${this.others(table)}"
                @click=${follow}
                >${words.text('ui.replay')}</a
              >
            </li>`,
        )}
      </ul>
    </details>`;
  }

  private others({table, seats}: DeviceTable): string {
    const others =
      this.infos
        .get(table)
        ?.seats.filter((each) => !seats.includes(each.seat))
        .map((each) => each.name) ?? [];
    return others.length === 0 ? '' : words.text('ui.finished.with', words.names(others));
  }
}

customElements.define('finished-games', FinishedGames);
