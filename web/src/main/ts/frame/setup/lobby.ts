import {html, nothing, type TemplateResult} from 'lit';
import type {Lan, OptionInfo, TableInfo} from '../../protocol.ts';
import {lanSwitch} from '../home/lan-switch.ts';
import {listedNotice, listedSwitch} from './listed-switch.ts';
import {gameTitle, LONGEST_NAME} from '../lib/names.ts';
import {prefs} from '../lib/prefs.ts';
import {houseRules} from './rules-here.ts';
import {share} from '../lib/share.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';
import {submitted} from '../lib/form.ts';

export interface LobbyInput {
  readonly table: TableInfo;
  readonly words: Words;
  readonly mine: readonly number[];
  readonly lan: Lan | null;
  readonly options: readonly OptionInfo[];
  readonly clauses: ReadonlyMap<string, string>;
  readonly busy: boolean;
  readonly talk: TemplateResult | typeof nothing;
  readonly notices: readonly TemplateResult[];
  list(on: boolean): void;
  setLan(on: boolean): void;
  sit(name: string): void;
  start(): void;
}

/** Before the game: who is there, and how others get in. */
export function lobby(input: LobbyInput): TemplateResult {
  const {table, words, mine, busy} = input;
  const open = table.seats.some((seat) => seat.kind === 'open');
  return html`<div class="lobby">
    <section class="card" aria-labelledby="lobby-title">
      <h2 id="lobby-title" tabindex="-1">${words.text('ui.lobby')}</h2>
      ${input.notices}
      <ol class="lobby-seats">
        ${table.seats.map(
          (seat) =>
            html`<li class=${seat.kind === 'open' ? 'free' : ''}>
              ${token(seat.seat)}
              <bdi class="seat-name">${seat.kind === 'open' ? words.text('ui.seat.open') : seat.name}</bdi>
              <span class="quiet"
                >${mine.includes(seat.seat) ? words.text('ui.seat.you') : seat.kind === 'bot' ? words.text('ui.seat.bot') : nothing}</span
              >
            </li>`,
        )}
      </ol>
      ${houseRules(input)}
      ${mine.includes(table.host) ? listedSwitch(words, table.listed, busy, input.list) : listedNotice(table, mine, words)}
      ${mine.length === 0 && open ? sitDown(input, true) : nothing}
      ${mine.length > 0 ? html`<button type="button" class="button ${open ? '' : 'strong'} wide" ?disabled=${busy} @click=${input.start}>${words.text('ui.lobby.start')}</button>` : nothing}
    </section>
    ${
      mine.length > 0
        ? html`<div class="lobby-side">
            <section class="card">
              ${share(words, table.id, input.lan)}
              ${input.lan?.mayChange ? lanSwitch(input.lan, words, busy, input.setLan) : nothing}
              ${
                open
                  ? html`<details class="fold">
                      <summary>${words.text('ui.lobby.another')}</summary>
                      ${sitDown(input, false)}
                    </details>`
                  : nothing
              }
            </section>
            ${input.talk}
          </div>`
        : nothing
    }
  </div>`;
}

/** A name and a seat. */
function sitDown({table, words, busy, sit}: LobbyInput, own: boolean): TemplateResult {
  const submit = (event: Event) => {
    const name = submitted(event, 'name').trim();
    if (own) {
      prefs.name = name;
    }
    sit(name || words.text('ui.name.guest'));
  };
  return html`<form class="sit" @submit=${submit}>
    ${own ? html`<p>${words.text('ui.lobby.sit.about', gameTitle(words, table.game))}</p>` : nothing}
    <div class="row">
      <label class="setting grow"
        ><span>${words.text('ui.name')}</span
        ><input
          name="name"
          maxlength=${LONGEST_NAME}
          autocomplete="nickname"
          placeholder=${words.text('ui.name.guest')}
          value=${own ? prefs.name : ''}
      /></label>
      <button class="button strong" ?disabled=${busy}>${words.text('ui.lobby.sit')}</button>
    </div>
  </form>`;
}
