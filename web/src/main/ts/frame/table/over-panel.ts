import {html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {GameModule, Shown} from '../../games/game-module.ts';
import {celebrate} from '../ending/celebration.ts';
import {highlights} from '../../games/highlights.ts';
import {haveWon, verdict} from '../ending/verdict.ts';
import {PlainElement} from '../lib/element.ts';
import '../replay/course-view.ts';
import {celebratesOnce} from '../lib/prefs.ts';
import {follow} from '../lib/route.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';
import {ranking, type Ranked} from './ranking.ts';

/** The end: how it ended for whoever looks at it, how all stand, what there is to tell, and once more. */
export class OverPanel extends PlainElement {
  static override properties = {
    shown: {attribute: false},
    game: {attribute: false},
    words: {attribute: false},
    names: {attribute: false},
    mine: {attribute: false},
    again: {attribute: false},
  };

  declare shown: Shown;
  declare game: GameModule;
  declare words: Words;
  declare names: readonly string[];
  /** The seats at this screen. */
  declare mine: readonly number[];
  /** Another game with the same people. */
  declare again: () => void;

  private get ranked(): Ranked[] {
    const {shown, game, words} = this;
    const seats = shown.state.table.seats.map(({seat}) => seat);
    return ranking(seats, (seat) => game.standing(shown.state.view, seat, words));
  }

  protected override firstUpdated(): void {
    if (haveWon(this.ranked, this.mine) && celebratesOnce(this.shown.state.table.id)) {
      celebrate();
    }
  }

  /** The log of a finished game does not change. */
  private told: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (this.told.length === 0 || changed.has('words') || changed.has('names')) {
      const {words, names} = this;
      this.told = highlights(this.game.highlights ?? [], this.shown.state.log).map(({key, args}) =>
        words.message(`ui.highlight.${key}`, args, names),
      );
    }
  }

  override render(): TemplateResult {
    const {shown, words, names, mine, ranked, told} = this;
    const {id} = shown.state.table;
    return html`<section class="over card ${haveWon(ranked, mine) ? 'mine' : ''}" aria-labelledby="over-title">
      <svg class="laurel" viewBox="0 -8 120 66" aria-hidden="true">
        ${laurel()}
        <g transform="matrix(-1 0 0 1 120 0)">${laurel()}</g>
        <path
          class="laurel-star"
          d="m60 12 5.500 11 12.100 1.700-8.800 8.500 2.100 12L60 39.500l-10.900 5.700 2.100-12-8.800-8.500L54.500 23Z"
        />
      </svg>
      <h2 id="over-title" tabindex="-1">${verdict(ranked, mine, names, words)}</h2>
      <ol class="ranking" aria-label=${words.text('ui.over.ranking')}>
        ${ranked.map((each) => this.line(each))}
      </ol>
      ${this.rematch()}
      ${
        told.length === 0
          ? nothing
          : html`<ul class="highlights" aria-label=${words.text('ui.highlights')}>
              ${told.map((text) => html`<li>${text}</li>`)}
            </ul>`
      }
      <course-view .table=${id} .names=${names} .words=${words}></course-view>
      <div class="row even">
        <a class="button" href="/t/${id}?look=replay" @click=${follow}>${words.text('ui.replay')}</a>
        <a class="button plain" href="/" @click=${follow}>${words.text('ui.home')}</a>
        <a class="button plain" href="/t/${id}?look=dice" @click=${follow}>${words.text('ui.dice')}</a>
        <a class="button plain" href=${api.journal(id)} download>${words.text('ui.over.journal')}</a>
      </div>
    </section>`;
  }

  private line({seat, standing}: Ranked): TemplateResult {
    const {words, names, mine} = this;
    return html`<li class="${standing?.rank === 1 ? 'first' : ''} ${mine.includes(seat) ? 'own' : ''}">
      <span class="rank">${standing?.rank ?? ''}</span>${token(seat)}<bdi class="seat-name">${names[seat]}</bdi
      ><span class="seat-score">${standing ? (standing.scoreText ?? words.money(standing.score)) : ''}</span>
    </li>`;
  }

  /** The same people once more: whoever presses first opens the table, the others join. */
  private rematch(): TemplateResult {
    const {words, names, mine, again} = this;
    const {rematch, rematchBy, id} = this.shown.state.table;
    const asked = rematch !== '' && !mine.includes(rematchBy);
    if (mine.length === 0) {
      return html`<div class="row even">
        ${rematch === '' ? html`<a class="button strong" href="/t/${id}?look=replay" @click=${follow}>${words.text('ui.replay')}</a>` : html`<a class="button strong" href="/t/${rematch}" @click=${follow}>${words.text('ui.rematch.watch')}</a>`}
      </div>`;
    }
    return html`<div class="row even rematch" role="status">
      ${asked ? html`<p>${words.text('ui.rematch.wanted', names[rematchBy] ?? '')}</p>` : nothing}
      <button type="button" class="button strong" data-rematch @click=${again}>
        ${words.text(asked ? 'ui.rematch.join' : 'ui.over.again')}
      </button>
    </div>`;
  }
}

/** One branch; the other is its mirror image. */
function laurel(): SVGTemplateResult {
  const leaves = [
    [38, 50, 60],
    [28, 43, 45],
    [21, 33, 20],
    [19, 22, 0],
    [22, 11, -25],
  ];
  return svg`<path class="laurel-twig" d="M48 54C28 52 16 36 22 6"/>
    ${leaves.map(
      ([
        x,
        y,
        turn,
      ]) => svg`<path class="laurel-leaf" d="M0 0C-9-3-12-9-10-15-3-13 1-8 0 0Z" transform="translate(${x} ${y}) rotate(${turn})"/>
      <path class="laurel-leaf" d="M0 0C9-1 13-7 13-13 5-13 0-8 0 0Z" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )}`;
}

customElements.define('over-panel', OverPanel);
