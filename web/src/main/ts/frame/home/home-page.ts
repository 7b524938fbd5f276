import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import {poster} from '../../games/posters.ts';
import {onLanguage, words} from '../../messages/index.ts';
import type {Device, GameInfo} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import './finished-games.ts';
import {isAway} from '../lib/no-server.ts';
import {lanSwitch} from './lan-switch.ts';
import {gameTitle, LONGEST_NAME, ownName, usualBot} from '../lib/names.ts';
import {prefs} from '../lib/prefs.ts';
import {problem, problemText} from '../lib/problem.ts';
import './public-tables.ts';
import {follow, go} from '../lib/route.ts';
import {languageSetting, themeSetting} from '../lib/settings.ts';
import {mark} from '../lib/wordmark.ts';

const USUAL_PLAYERS = 3;

/** The lid of the box: choose a game, and how to play it. */
export class HomePage extends PlainElement {
  static override properties = {
    games: {state: true},
    device: {state: true},
    failed: {state: true},
    away: {state: true},
    busy: {state: true},
  };

  declare games: GameInfo[] | null;
  declare device: Device | null;
  declare failed: string;
  /** Whether there is no server at all. */
  declare away: boolean;
  declare busy: boolean;
  private deaf = () => {};

  constructor() {
    super();
    this.games = null;
    this.device = null;
    this.failed = '';
    this.away = false;
    this.busy = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.deaf = onLanguage(() => this.requestUpdate());
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.deaf();
  }

  private async load(): Promise<void> {
    await this.guarded(async () => {
      [this.games, this.device] = await Promise.all([api.games(), api.device()]);
    });
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    this.failed = '';
    this.busy = true;
    try {
      await work();
      this.away = false;
    } catch (error) {
      this.away = isAway(error);
      this.failed = this.away ? '' : problemText(error, words);
    }
    this.busy = false;
  }

  override render(): TemplateResult {
    const lan = lanSwitch(this.device?.lan ?? null, words, this.busy, (on) => void this.setLan(on));
    return html`<header class="lid">
        <div class="lid-name">
          ${mark()}
          <div>
            <h1 tabindex="-1">${words.text('ui.title')}</h1>
            <p>${words.text('ui.tagline')}</p>
          </div>
        </div>
        <div class="lid-settings">
          <label class="setting"
            ><span>${words.text('ui.name')}</span
            ><input
              maxlength=${LONGEST_NAME}
              autocomplete="nickname"
              placeholder=${words.text('ui.name.guest')}
              .value=${prefs.name}
              @input=${(event: Event) => (prefs.name = (event.target as HTMLInputElement).value)}
          /></label>
          ${themeSetting(words)} ${languageSetting(words)}
        </div>
      </header>
      <main id="main" tabindex="-1" class="home">
        ${this.failed === '' ? nothing : html`${problem(this.failed)}<button type="button" class="button" @click=${() => void this.load()}>${words.text('ui.error.retry')}</button>`}
        ${this.away ? html`<no-server .words=${words} .again=${() => void this.load()}></no-server>` : nothing}
        ${this.games === null && this.failed === '' && !this.away ? html`<p class="quiet">${words.text('ui.loading')}</p>` : nothing}
        ${this.tables()}
        <div class="shelf">
          <ul class="games" role="list">
            ${(this.games ?? []).map((game) => this.card(game))}
          </ul>
          <div class="shelf-rest">
            <public-tables .words=${words}></public-tables>
            <finished-games
              .tables=${(this.device?.tables ?? []).filter((table) => table.state === 'over')}
            ></finished-games>
            ${lan === nothing ? nothing : html`<div class="card">${lan}</div>`}
            <a class="button" href="/?unpack" @click=${follow}>${words.text('ui.unpack.go')}</a>
          </div>
        </div>
      </main>`;
  }

  private card(game: GameInfo): TemplateResult {
    const {art, minutes} = poster(game.id);
    const about = `ui.game.${game.id}.about`;
    return html`<li class="game">
      <svg class="game-art" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${art()}</svg>
      <div class="game-text">
        <h2>${gameTitle(words, game.id)}</h2>
        ${words.has(about) ? html`<p>${words.text(about)}</p>` : nothing}
        <p class="game-facts">
          <span>${words.text('ui.game.players', game.fewestSeats, game.mostSeats)}</span
          ><span>${words.text('ui.game.minutes', minutes)}</span>
        </p>
        <button type="button" class="button strong wide" ?disabled=${this.busy} @click=${() => void this.playNow(game)}>
          ${words.text('ui.play.now')}
        </button>
        <div class="row even">
          <a class="button" href="/?new=${game.id}&amp;for=friends" @click=${follow}
            >${words.text('ui.play.friends')}</a
          >
          <a class="button" href="/?new=${game.id}&amp;for=device" @click=${follow}>${words.text('ui.play.device')}</a>
        </div>
        <a class="button plain" href="/?new=${game.id}&amp;for=bots" @click=${follow}
          >${words.text('ui.play.choose')}</a
        >
      </div>
    </li>`;
  }

  private async playNow(game: GameInfo): Promise<void> {
    const players = Math.max(game.fewestSeats, Math.min(game.mostSeats, USUAL_PLAYERS));
    const bots = Array.from({length: players - 1}, () => ({kind: 'bot' as const, bot: usualBot(game.bots), name: ''}));
    await this.guarded(async () => {
      const opened = await api.open({
        game: game.id,
        options: {},
        clock: 0,
        terms: {},
        onLeave: 'out',
        seats: [{kind: 'me', name: ownName(words)}, ...bots],
        listed: false,
      });
      go(`/t/${opened.table}`);
    });
  }

  private tables(): TemplateResult | typeof nothing {
    const tables = (this.device?.tables ?? []).filter((table) => table.state !== 'over' && table.state !== 'closed');
    if (tables.length === 0) {
      return nothing;
    }
    return html`<section class="card tables" aria-labelledby="tables-title">
      <h2 id="tables-title">${words.text('ui.continue')}</h2>
      <ul>
        ${tables.map(
          (table) =>
            html`<li>
              <a class="button wide" href="/t/${table.table}" @click=${follow}>
                <strong>${gameTitle(words, table.game)}</strong>
                <span>${words.text(table.waiting ? 'ui.continue.yours' : `ui.continue.${table.state}`)}</span></a
              >
            </li>`,
        )}
      </ul>
    </section>`;
  }

  private async setLan(on: boolean): Promise<void> {
    await this.guarded(async () => {
      const lan = await api.lan(on);
      this.device = this.device && {...this.device, lan};
    });
  }
}

customElements.define('home-page', HomePage);
