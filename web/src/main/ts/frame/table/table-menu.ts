import {html, nothing, type TemplateResult} from 'lit';
import type {GameModule} from '../../games/game-module.ts';
import type {Action, Lan, TableInfo} from '../../protocol.ts';
import {ordersForm, type OrdersInput} from './orders-form.ts';
import {HintBook} from '../client/hints.ts';
import {listedSwitch} from '../setup/listed-switch.ts';
import {botName} from '../lib/names.ts';
import '../packing/pack-dialog.ts';
import {rulesHere, type RulesInput} from '../setup/rules-here.ts';
import {follow} from '../lib/route.ts';
import './seat-link.ts';
import {detailSetting, forcedSetting, languageSetting, speedSetting, themeSetting} from '../lib/settings.ts';
import {signalSettings} from '../signal/sound-controls.ts';
import {share} from '../lib/share.ts';
import type {Words} from '../lib/words.ts';

export interface MenuInput {
  readonly table: TableInfo;
  readonly words: Words;
  readonly mine: readonly number[];
  readonly names: readonly string[];
  /** How many devices hold each seat. */
  readonly devices: ReadonlyMap<number, number>;
  readonly lan: Lan | null;
  /** What the seat on the screen may order, empty where several people share the screen. */
  readonly orders: OrdersInput | null;
  readonly bots: readonly string[];
  readonly rules: RulesInput;
  list(on: boolean): void;
  act(what: Action, seats: readonly number[]): void;
  stepOut(seat: number, bot: string): void;
  showHints(shown: boolean): void;
  /** Goes on at the speed that was chosen. */
  keepPace(): void;
  /** Looks again whether a move without a choice is to be made. */
  force(): void;
}

function dialogOf(event: Event, id: string): HTMLDialogElement | null {
  const page = (event.target as Element).closest('table-page');
  return page?.querySelector<HTMLDialogElement>(`#${id}`) ?? null;
}

const shut = (event: Event) => (event.target as Element).closest('details')?.removeAttribute('open');

export const show = (id: string) => (event: Event) => {
  shut(event);
  dialogOf(event, id)?.showModal();
};

const close = (event: Event) => (event.target as Element).closest('dialog')?.close();

/** The menu closes when the focus goes elsewhere. */
function leaveMenu(event: FocusEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (!menu.contains(event.relatedTarget as Node | null)) {
    menu.open = false;
  }
}

function escapeMenu(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
    event.preventDefault();
  }
}

/** Settings, and what one does rarely. */
export function tableMenu(input: MenuInput): TemplateResult {
  const {table, words, mine, act} = input;
  const playing = mine.filter((seat) => !table.seats[seat]?.left);
  // One of several people at this device speaks for all of them, except where all together have to pause.
  const pausing = table.terms.pause === 'all' && !table.paused ? playing : playing.slice(0, 1);
  const agreed = playing.some((seat) => table.agreed.includes(seat));
  const hints = (shown: boolean) => (event: Event) => {
    shut(event);
    input.showHints(shown);
  };
  const now = (what: Action, seats: readonly number[]) => (event: Event) => {
    shut(event);
    act(what, seats);
  };
  const live = table.state === 'playing' && playing.length > 0;
  const seated = live || (table.state === 'open' && mine.length > 0);
  const item = (key: string, press: (event: Event) => void, more: TemplateResult | typeof nothing = nothing) =>
    html`<button type="button" class="button plain" @click=${press}>${words.text(key)} ${more}</button>`;
  const group = (name: string, items: TemplateResult) =>
    html`<div class="menu-group" role="group" aria-labelledby="menu-${name}">
      <p id="menu-${name}" class="menu-title">${words.text(`ui.menu.group.${name}`)}</p>
      ${items}
    </div>`;
  return html`<details class="menu" @focusout=${leaveMenu} @keydown=${escapeMenu}>
    <summary class="button plain">${words.text('ui.menu')}</summary>
    <div class="menu-list" tabindex="-1">
      <div class="menu-side">
        ${group(
          'settings',
          html`${speedSetting(words, input.keepPace)} ${forcedSetting(words, input.force)} ${signalSettings(words)}
          ${themeSetting(words)} ${languageSetting(words)} ${detailSetting(words)}`,
        )}
        ${
          live
            ? group(
                'leave',
                html`${item('ui.menu.step-out', show('step-out'))}
                  ${item(agreed ? 'ui.menu.disagree' : 'ui.menu.agree', agreed ? now('disagree', playing) : show('agree'))}
                  <button type="button" class="button plain danger" @click=${show('leave')}>
                    ${words.text('ui.menu.leave')}
                  </button>`,
              )
            : nothing
        }
      </div>
      <div class="menu-side">
        ${group(
          'help',
          html`${item('ui.menu.help', show('help'), html`<kbd aria-hidden="true">?</kbd>`)}
            ${item('ui.rules-here', show('rules'))}
            <button type="button" class="button plain" data-hints="again" @click=${hints(true)}>
              ${words.text('ui.hints.again')}
            </button>
            ${HintBook.wanted ? html`<button type="button" class="button plain" data-hints="none" @click=${hints(false)}>${words.text('ui.hint.none')}</button>` : nothing}`,
        )}
        ${group(
          'table',
          html`${item('ui.menu.invite', show('invite'))}
          ${table.state === 'playing' || table.state === 'over' ? html`<a class="button plain" href="/t/${table.id}?look=dice" @click=${follow}>${words.text('ui.dice')}</a>` : nothing}
          ${
            live
              ? html`<button
                    type="button"
                    class="button plain"
                    data-pause
                    @click=${now(table.paused ? 'resume' : 'pause', pausing)}
                  >
                    ${words.text(table.paused ? 'ui.menu.resume' : 'ui.menu.pause')}
                  </button>
                  ${input.orders ? item('ui.menu.orders', show('orders')) : nothing}`
              : nothing
          }
          ${seated ? html`${item('ui.menu.move', show('move'))} ${item('ui.sign-out', show('move'))}` : nothing}
          ${live ? item('ui.menu.pack', show('pack')) : nothing}`,
        )}
      </div>
    </div>
  </details>`;
}

export function tableDialogs(input: MenuInput, game: GameModule): TemplateResult {
  const {table, words, mine, names, act} = input;
  const playing = mine.filter((seat) => !table.seats[seat]?.left);
  const leave = (seats: readonly number[]) => (event: Event) => {
    close(event);
    act('leave', seats);
  };
  const agree = (event: Event) => {
    close(event);
    act('agree', playing);
  };
  const stepOut = (seat: number, bot: string) => (event: Event) => {
    close(event);
    input.stepOut(seat, bot);
  };
  return html`<dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">${words.text('ui.help.title')}</h2>
      <dl class="keys">
        ${game.help.map(
          (each) =>
            html`<div>
              <dt><kbd>${each.key}</kbd></dt>
              <dd>${words.text(each.text)}</dd>
            </div>`,
        )}
        <div>
          <dt><kbd>?</kbd></dt>
          <dd>${words.text('ui.help.this')}</dd>
        </div>
      </dl>
      <p>${words.text('ui.help.log')}</p>
      <button type="button" class="button strong" @click=${close}>${words.text('ui.close')}</button>
    </dialog>
    <dialog id="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">${words.text('ui.menu.invite')}</h2>
      ${share(words, table.id, input.lan)}
      ${mine.includes(table.host) && table.state === 'playing' ? listedSwitch(words, table.listed, false, input.list) : nothing}
      <button type="button" class="button" @click=${close}>${words.text('ui.close')}</button>
    </dialog>
    <dialog id="move" aria-labelledby="move-title">
      <h2 id="move-title">${words.text('ui.menu.move')}</h2>
      <seat-links
        .table=${table.id}
        .seats=${playing}
        .names=${names}
        .devices=${input.devices}
        .lan=${input.lan}
        .words=${words}
      ></seat-links>
      <button type="button" class="button" @click=${close}>${words.text('ui.close')}</button>
    </dialog>
    <dialog id="rules" aria-labelledby="rules-title">
      <h2 id="rules-title">${words.text('ui.rules-here')}</h2>
      ${rulesHere(input.rules)}
      <button type="button" class="button strong" @click=${close}>${words.text('ui.close')}</button>
    </dialog>
    <dialog id="step-out" aria-labelledby="step-out-title">
      <h2 id="step-out-title">${words.text('ui.menu.step-out')}</h2>
      <p>${words.text('ui.step-out.about')}</p>
      <div class="row">
        ${playing.flatMap((seat) => input.bots.map((bot) => html`<button type="button" class="button" data-step-out=${bot} @click=${stepOut(seat, bot)}>${words.text('ui.step-out.yes', botName(words, bot), names[seat] ?? '')}</button>`))}
      </div>
      <button type="button" class="button" @click=${close}>${words.text('ui.close')}</button>
    </dialog>
    ${
      input.orders
        ? html`<dialog id="orders" aria-labelledby="orders-title">
            <h2 id="orders-title">${words.text('ui.menu.orders')}</h2>
            ${ordersForm(input.orders)}
            <button type="button" class="button strong" @click=${close}>${words.text('ui.close')}</button>
          </dialog>`
        : nothing
    }
    ${
      table.state === 'playing'
        ? html`<dialog id="pack" aria-labelledby="pack-title">
            <h2 id="pack-title">${words.text('ui.menu.pack')}</h2>
            <pack-dialog .table=${table} .seats=${playing} .names=${names} .words=${words}></pack-dialog>
            <button type="button" class="button" @click=${close}>${words.text('ui.close')}</button>
          </dialog>`
        : nothing
    }
    <dialog id="agree" aria-labelledby="agree-title">
      <h2 id="agree-title">${words.text('ui.agree.title')}</h2>
      <p>${words.text('ui.agree.about')}</p>
      <div class="row">
        <button type="button" class="button strong" autofocus @click=${close}>${words.text('ui.agree.no')}</button>
        <button type="button" class="button danger" data-agree @click=${agree}>${words.text('ui.agree.yes')}</button>
      </div>
    </dialog>
    <dialog id="leave" aria-labelledby="leave-title">
      <h2 id="leave-title">${words.text('ui.leave.title')}</h2>
      <p>${words.text(table.onLeave === 'out' ? 'ui.leave.about.out' : 'ui.leave.about.bot')}</p>
      ${playing.length > 1 ? html`<p>${words.text('ui.leave.who')}</p>` : nothing}
      <div class="row">
        <button type="button" class="button strong" autofocus @click=${close}>${words.text('ui.leave.stay')}</button>
        ${playing.map((seat) => html`<button type="button" class="button danger" @click=${leave([seat])}><bdi>${playing.length > 1 ? names[seat] : words.text('ui.leave.yes')}</bdi></button>`)}
      </div>
    </dialog>`;
}
