import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import {language, words as appWords} from '../../messages/index.ts';
import {gameModule} from '../../games/registry.ts';
import type {DrawnNumber, Draws, TableInfo} from '../../protocol.ts';
import {diceChart} from './dice-chart.ts';
import {numbers, sums} from './dice-count.ts';
import {PlainElement} from '../lib/element.ts';
import {gameTitle} from '../lib/names.ts';
import {problem, problemText} from '../lib/problem.ts';
import {follow} from '../lib/route.ts';
import {namesOf} from '../client/table-state.ts';
import {seatOf, type Words} from '../lib/words.ts';

const FIRST_LINES = 100;
/** Where the words for what was drawn may stand. */
const KINDS = ['face', 'card', 'tile', 'image', 'side', 'item', 'space'];

/** Everything that chance has done at a table, as far as one may know it. */
export class DicePage extends PlainElement {
  static override properties = {table: {}, failed: {state: true}, all: {state: true}};

  declare table: string;
  declare failed: string;
  declare all: boolean;
  private words: Words = appWords;
  private info: TableInfo | null = null;
  private drawn: Draws | null = null;

  constructor() {
    super();
    this.failed = '';
    this.all = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    this.failed = '';
    try {
      const info = await api.table(this.table);
      const [texts, drawn] = await Promise.all([api.messages(language, info.game), api.draws(this.table)]);
      this.words = appWords.with(texts);
      this.info = info;
      this.drawn = drawn;
      document.title = `${this.words.text('ui.dice')} · ${gameTitle(this.words, info.game)} · ${this.words.text('ui.title')}`;
    } catch (error) {
      this.failed = problemText(error, this.words);
    }
    this.requestUpdate();
  }

  override render(): TemplateResult {
    const {words, info, drawn} = this;
    return html`<header class="bar">
        <a class="button plain" href="/t/${this.table}" @click=${follow}
          ><span class="arrow" aria-hidden="true">←</span>
          <span class="bar-home">${words.text('ui.replay.back-to')}</span></a
        >
        <h1 tabindex="-1">${words.text('ui.dice')}</h1>
        ${drawn && !drawn.whole ? html`<button type="button" class="button plain bar-end" @click=${() => void this.load()}>${words.text('ui.dice.again')}</button>` : nothing}
      </header>
      <main id="main" tabindex="-1" class="dice-page">
        ${this.failed === '' ? nothing : problem(this.failed)}
        ${info && drawn ? this.found(info, drawn) : this.failed === '' ? html`<p class="quiet">${words.text('ui.loading')}</p>` : nothing}
      </main>`;
  }

  private found(info: TableInfo, {whole, draws}: Draws): TemplateResult {
    const {words} = this;
    const tally = numbers(draws);
    return html`<section class="card dice-proof" aria-labelledby="dice-proof">
        <h2 id="dice-proof">${words.text(whole ? 'ui.dice.over' : 'ui.dice.running')}</h2>
        <p>${words.text(whole ? 'ui.dice.over.about' : 'ui.dice.running.about')}</p>
        ${
          whole
            ? html`<p><code>magie replay magie-${info.id}.journal</code></p>
                <div class="row">
                  <a class="button" href=${api.journal(info.id)} download>${words.text('ui.over.journal')}</a
                  ><a class="button plain" href="/t/${info.id}?look=replay" @click=${follow}
                    >${words.text('ui.replay')}</a
                  >
                </div>`
            : nothing
        }
      </section>
      ${
        tally.rolls === 0
          ? nothing
          : html`<section class="dice-counts" aria-labelledby="dice-counts">
              <h2 id="dice-counts">${words.text('ui.dice.counts')}</h2>
              <p class="quiet">${words.text('ui.dice.counts.about')}</p>
              <div class="dice-charts">
                ${diceChart(words.text('ui.dice.numbers', tally.rolls), tally, words)}${gameModule(info.game).dicePairs ? diceChart(words.text('ui.dice.sums', sums(draws).rolls), sums(draws), words) : nothing}
              </div>
            </section>`
      }
      <section class="dice-all" aria-labelledby="dice-all">
        <h2 id="dice-all">${words.text('ui.dice.all', draws.length)}</h2>
        ${draws.length === 0 ? html`<p class="quiet">${words.text('ui.dice.none')}</p>` : this.list(info, draws)}
      </section>`;
  }

  /** The newest first. */
  private list(info: TableInfo, draws: readonly DrawnNumber[]): TemplateResult {
    const {words} = this;
    const names = namesOf(info, '');
    const newest = [...draws].reverse();
    const shown = this.all ? newest : newest.slice(0, FIRST_LINES);
    return html`<div class="scrolling" tabindex="0" role="group" aria-labelledby="dice-all">
        <table class="draws">
          <thead>
            <tr>
              <th scope="col">${words.text('ui.chart.step')}</th>
              <th scope="col">${words.text('ui.dice.for')}</th>
              <th scope="col">${words.text('ui.dice.number')}</th>
              <th scope="col">${words.text('ui.dice.means')}</th>
            </tr>
          </thead>
          <tbody>
            ${shown.map(
              (draw) =>
                html`<tr>
                  <td>${draw.step}</td>
                  <td>${this.label(draw)}</td>
                  <td>${words.text('ui.dice.of', draw.number, draw.bound)}</td>
                  <td>${this.meaning(draw, names)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${shown.length < draws.length ? html`<button type="button" class="button" @click=${() => (this.all = true)}>${words.text('ui.dice.earlier', draws.length - shown.length)}</button>` : nothing}`;
  }

  private label(draw: DrawnNumber): string {
    const {words} = this;
    const express = /^d(\d+)$/.exec(draw.label)?.[1];
    if (express !== undefined) {
      return words.text('ui.draw.dice', express);
    }
    const key = `ui.draw.${draw.label}`;
    return words.has(key) ? words.text(key) : draw.label;
  }

  /** Empty where it says no more than the number. */
  private meaning({label, text, number}: DrawnNumber, names: readonly string[]): string {
    const {words} = this;
    if (text === String(number)) {
      return '';
    }
    if (label === 'start' || label === 'grab') {
      return names[seatOf(text)] ?? text;
    }
    const key = KINDS.map((kind) => `${kind}.${text}`).find((each) => words.has(each));
    return key === undefined ? text : words.text(key);
  }
}

customElements.define('dice-page', DicePage);
