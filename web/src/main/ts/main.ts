import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {OUTDATED} from './api.ts';
import {afterLayout} from './frame/lib/after-layout.ts';
import {PlainElement} from './frame/lib/element.ts';
import './frame/home/home-page.ts';
import {patterns} from './frame/lib/patterns.ts';
import {applySpeed, applyTheme} from './frame/lib/prefs.ts';
import {problem} from './frame/lib/problem.ts';
import {everyRoom, room} from './frame/rooms.ts';
import {follow, type Route, routeOf} from './frame/lib/route.ts';
import {keepPage} from './frame/lib/worker.ts';
import {onLanguage, speak, wantedLanguage, words} from './messages/index.ts';

/** The page: one of its rooms at a time, by the address. */
export class MagieApp extends PlainElement {
  static override properties = {route: {state: true}, outdated: {state: true}};

  declare route: Route;
  /** Whether the server is newer than this page. */
  declare outdated: boolean;

  constructor() {
    super();
    this.route = routeOf(new URL(location.href));
    this.outdated = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => this.requestUpdate());
    window.addEventListener('popstate', this.moved);
    window.addEventListener(OUTDATED, this.overtaken);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.moved);
    window.removeEventListener(OUTDATED, this.overtaken);
  }

  /** A seat's link that is opened on its own table's page must be looked at, too. */
  private visits = 0;

  private readonly moved = (): void => void this.turn();

  /** A room that can't be loaded belongs to a page that the server has no longer. */
  private async turn(): Promise<void> {
    const route = routeOf(new URL(location.href));
    this.visits += location.hash === '' ? 0 : 1;
    try {
      await room(route.page);
    } catch {
      this.outdated = true;
      return;
    }
    if (routeOf(new URL(location.href)).page !== route.page) {
      return; // somebody has gone on meanwhile
    }
    this.route = route;
    document.title = words.text('ui.title');
    afterLayout(() => {
      window.scrollTo(0, 0);
      this.querySelector<HTMLElement>('h1')?.focus();
    });
  }

  private readonly overtaken = (): void => {
    this.outdated = true;
  };

  override render(): TemplateResult {
    return html`<a class="skip" href="#main" @click=${this.skip}>${words.text('ui.skip-link')}</a
      >${patterns()}${this.outdated ? newer() : nothing}${this.page()}`;
  }

  private page(): unknown {
    const {route} = this;
    switch (route.page) {
      case 'home':
        return html`<home-page></home-page>`;
      case 'setup':
        return keyed(
          `${route.game} ${route.mode}`,
          html`<setup-page .game=${route.game} .mode=${route.mode}></setup-page>`,
        );
      case 'table':
      case 'dice': // the table stays connected meanwhile
        return keyed(
          `${route.table} ${this.visits}`,
          html`<table-page .table=${route.table} .dice=${route.page === 'dice'}></table-page>`,
        );
      case 'unpack':
        return keyed(`${route.pack} ${this.visits}`, html`<unpack-page .pack=${route.pack}></unpack-page>`);
      case 'replay':
        return keyed(route.table, html`<replay-page .table=${route.table}></replay-page>`);
      case 'nowhere':
        return html`<header class="bar">
            <a class="button plain" href="/" @click=${follow}
              ><span class="arrow" aria-hidden="true">←</span> ${words.text('ui.home')}</a
            >
          </header>
          <main id="main" tabindex="-1" class="setup">
            <h1 tabindex="-1">${words.text('ui.title')}</h1>
            ${problem(words.text('ui.nowhere'))}
          </main>`;
    }
  }

  /** The address must not change: its fragment is for secrets. */
  private skip(event: Event): void {
    event.preventDefault();
    document.querySelector<HTMLElement>('#main')?.focus();
  }
}

/** In one line, that this page is older than its server. */
function newer(): TemplateResult {
  return html`<p class="banner" role="alert" data-outdated>
    ${words.text('ui.outdated')}
    <button type="button" class="button strong" @click=${() => location.reload()}>
      ${words.text('ui.outdated.reload')}
    </button>
  </p>`;
}

/** Without its words the page speaks English. */
async function start(): Promise<void> {
  applyTheme();
  applySpeed();
  const loaded = room(routeOf(new URL(location.href)).page).then(
    () => true,
    () => false,
  );
  await speak(wantedLanguage()).catch(() => speak('en'));
  const whole = await loaded;
  customElements.define('magie-app', MagieApp);
  if (!whole) {
    window.dispatchEvent(new Event(OUTDATED));
  }
  void keepPage(everyRoom);
}

void start();
