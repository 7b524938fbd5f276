import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {GameModule, Shown} from '../../games/game-module.ts';
import '../replay/course-view.ts';
import {follow} from '../lib/route.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';
import {ranking} from './ranking.ts';

/** The end: who won, how all stand, and once more. */
export function overPanel(
  shown: Shown,
  game: GameModule,
  words: Words,
  names: readonly string[],
  again: () => void,
): TemplateResult {
  const {table, view} = shown.state;
  const ranked = ranking(
    table.seats.map(({seat}) => seat),
    (seat) => game.standing(view, seat, words),
  );
  const winners = ranked.filter((each) => each.standing?.rank === 1).map((each) => names[each.seat] ?? '');
  const title =
    winners.length === 0
      ? words.text('ui.over')
      : words.text(winners.length === 1 ? 'ui.over.won' : 'ui.over.shared', words.names(winners));
  return html`<section class="over card" aria-labelledby="over-title">
    <svg class="laurel" viewBox="0 -8 120 66" aria-hidden="true">
      ${laurel()}
      <g transform="matrix(-1 0 0 1 120 0)">${laurel()}</g>
      <path
        class="laurel-star"
        d="m60 12 5.500 11 12.100 1.700-8.800 8.500 2.100 12L60 39.500l-10.900 5.700 2.100-12-8.800-8.500L54.500 23Z"
      />
    </svg>
    <h2 id="over-title" tabindex="-1">${title}</h2>
    <ol class="ranking" aria-label=${words.text('ui.over.ranking')}>
      ${ranked.map(
        ({seat, standing}) =>
          html`<li class=${standing?.rank === 1 ? 'first' : ''}>
            <span class="rank">${standing?.rank ?? ''}</span>${token(seat)}<bdi class="seat-name">${names[seat]}</bdi
            ><span class="seat-score">${standing ? (standing.scoreText ?? words.money(standing.score)) : ''}</span>
          </li>`,
      )}
    </ol>
    <div class="row even">
      <button type="button" class="button strong" @click=${again}>${words.text('ui.over.again')}</button>
      <a class="button" href="/t/${shown.state.table.id}?look=replay" @click=${follow}>${words.text('ui.replay')}</a>
    </div>
    <course-view .table=${shown.state.table.id} .names=${names} .words=${words}></course-view>
    <div class="row even">
      <a class="button plain" href="/" @click=${follow}>${words.text('ui.home')}</a>
      <a class="button plain" href="/t/${shown.state.table.id}?look=dice" @click=${follow}>${words.text('ui.dice')}</a>
      <a class="button plain" href=${api.journal(shown.state.table.id)} download>${words.text('ui.over.journal')}</a>
    </div>
  </section>`;
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
