import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {Lan, TableInfo} from '../../protocol.ts';
import './packed-panel.ts';
import {share} from '../lib/share.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';
import {submitted} from '../lib/form.ts';

export interface PackRoomInput {
  readonly table: TableInfo;
  readonly words: Words;
  readonly mine: readonly number[];
  readonly lan: Lan | null;
  readonly busy: boolean;
  /** Does what brings somebody to the table, and looks at it again. */
  come(work: () => Promise<unknown>): void;
}

/** All who sit here should know that others could have read what is secret. */
export function packMark(table: TableInfo, words: Words): TemplateResult | typeof nothing {
  return table.pack.mark === ''
    ? nothing
    : html`<p class="notice">${words.text(`ui.pack.mark.${table.pack.mark}`)}</p>`;
}

/** The code in a link that was pasted, or the code itself. */
export function codeOf(pasted: string): string {
  return pasted.trim().replace(/^.*#/, '');
}

/** What is shown in the place of the game while it is in a file or waits for its people; null while it goes on. */
export function packRoom(input: PackRoomInput): TemplateResult | null {
  const {table, words, mine} = input;
  switch (table.state) {
    case 'packed':
      return html`${packMark(table, words)}<packed-panel
          .table=${table}
          .seats=${mine}
          .words=${words}
        ></packed-panel>`;
    case 'waiting':
      return html`${packMark(table, words)}${waiting(input)}`;
    default:
      return null;
  }
}

/** Who has come, and how the others do. */
function waiting(input: PackRoomInput): TemplateResult {
  const {table, words, mine} = input;
  const {missing, locked, seal} = table.pack;
  const take = (seats: readonly number[]) =>
    input.come(async () => {
      for (const seat of seats) {
        await api.take(table.id, seat);
      }
    });
  const names = missing.map((seat) => table.seats[seat]?.name ?? '');
  return html`<div class="lobby">
    <section class="card" aria-labelledby="lobby-title">
      <h2 id="lobby-title" tabindex="-1">
        ${locked ? words.text('ui.waiting.phrase') : words.text('ui.waiting.people', words.names(names))}
      </h2>
      <ol class="lobby-seats">
        ${table.seats.map(
          (seat) =>
            html`<li class=${missing.includes(seat.seat) ? 'free' : ''}>
              ${token(seat.seat)}
              <span class="seat-name">${seat.name}</span>
              <span class="quiet"
                >${mine.includes(seat.seat) ? words.text('ui.seat.you') : seat.kind === 'bot' ? words.text('ui.seat.bot') : nothing}</span
              >
              ${missing.includes(seat.seat) && seal !== 'shares' && !locked ? html`<button type="button" class="button" ?disabled=${input.busy} @click=${() => take([seat.seat])}>${words.text('ui.waiting.take', seat.name)}</button>` : nothing}
            </li>`,
        )}
      </ol>
      ${locked ? phrase(input) : seal === 'shares' ? link(input) : missing.length > 1 ? html`<button type="button" class="button wide" ?disabled=${input.busy} @click=${() => take(missing)}>${words.text('ui.waiting.take-all')}</button>` : nothing}
    </section>
    <section class="card">${share(words, table.id, input.lan)}</section>
  </div>`;
}

function link({table, words, busy, come}: PackRoomInput): TemplateResult {
  const submit = (event: Event) => {
    const code = codeOf(submitted(event, 'code'));
    come(() => api.claim(table.id, code));
  };
  return html`<form @submit=${submit}>
    <p>${words.text('ui.waiting.link.about')}</p>
    <div class="row">
      <label class="setting grow"
        ><span>${words.text('ui.waiting.link')}</span><input name="code" required autocomplete="off"
      /></label>
      <button class="button strong" ?disabled=${busy}>${words.text('ui.waiting.bring')}</button>
    </div>
  </form>`;
}

function phrase({table, words, busy, come}: PackRoomInput): TemplateResult {
  const submit = (event: Event) => {
    const said = submitted(event, 'phrase');
    come(() => api.phrase(table.id, said));
  };
  return html`<form class="row" @submit=${submit}>
    <label class="setting grow"
      ><span>${words.text('ui.pack.phrase.input')}</span><input name="phrase" required autocomplete="off"
    /></label>
    <button class="button strong" ?disabled=${busy}>${words.text('ui.waiting.unlock')}</button>
  </form>`;
}
