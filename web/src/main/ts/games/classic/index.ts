import {html, svg} from 'lit';
import type {ClassicPicture} from '../../protocol.ts';
import type {GameModule, TableContext} from '../game-module.ts';
import {codeOf} from '../../frame/lib/words.ts';
import {classicBeats} from './beats.ts';
import {bigMoves} from './big-moves.ts';
import {figureIcon} from './figures.ts';
import './classic-table.ts';
import {CLASSIC_HIGHLIGHTS} from './highlights.ts';
import {CLASSIC_HINTS} from './hints.ts';
import {classicLull} from './lull.ts';

const MATTERS = new Set([
  'bought',
  'won',
  'claimed',
  'built-hotel',
  'accepted',
  'offered',
  'countered',
  'jailed',
  'owes',
  'bankrupt',
  'left',
  'time-ran-out',
  'ended',
]);

/** One table for both editions of the classic board: they differ in words and in what the server offers. */
export function classic(id: 'pocket' | 'brands'): GameModule<ClassicPicture> {
  return {
    id,
    look: 'classic',
    secret: true,
    // Only the wishes in a building shortage are sealed.
    openPart: (shown) => (shown.state.view?.phase === 'wishes' ? null : shown),
    ownClocks: ['speedy'],
    dicePairs: true,
    table: (context: TableContext<ClassicPicture>) => html`<classic-table .context=${context}></classic-table>`,
    bigMoves,
    hints: CLASSIC_HINTS,
    highlights: CLASSIC_HIGHLIGHTS,
    heading({shown, words, seat}) {
      const view = shown.state.view;
      const key = `ui.classic.heading.${view?.offers.some((offer) => offer.to === seat) ? 'offer' : view?.phase}`;
      return view && words.has(key) ? words.text(key, words.item(view.players[seat]?.space ?? '')) : null;
    },
    lull: classicLull,
    tapped: [
      'token',
      'bid',
      'build',
      'sell',
      'sell-down',
      'mortgage',
      'repay',
      'claim',
      'lift',
      'keep',
      'place',
      'wish',
      'accept',
      'refuse',
      'withdraw',
      'order',
    ],
    standing(picture, seat, words) {
      const player = picture?.players[seat];
      if (!picture || !player) {
        return null;
      }
      const whole = picture.players.reduce((sum, each) => sum + (each.out ? 0 : each.worth), 0);
      const deeds = picture.properties.filter((each) => each.owner === seat).length;
      return {
        score: picture.phase === 'over' ? player.worth : player.cash,
        ...(player.out ? {scoreText: words.text('ui.classic.bankrupt')} : {}),
        progress: player.out || whole === 0 ? 0 : player.worth / whole,
        progressKey: 'ui.classic.share',
        rank: player.rank,
        signs: player.out
          ? null
          : html`<span class="c-signs"
              >${player.token === '' ? '' : figureIcon(player.token)}<svg viewBox="0 0 40 40" aria-hidden="true">
                ${svg`<path class="c-line" d="M8 5h24v30H8Zm0 9h24"/>`}</svg
              >${deeds}${player.jailed ? html`<svg viewBox="0 0 40 40" aria-hidden="true">${svg`<path class="c-line" d="M6 5h28v30H6Zm9 0v30M25 5v30"/>`}</svg>` : ''}</span
            >`,
      };
    },
    beats: classicBeats,
    matters: (entry) => MATTERS.has(codeOf(entry)),
    help: [
      {key: 'R', text: 'ui.classic.help.roll'},
      {key: 'B', text: 'ui.classic.help.buy'},
      {key: 'D', text: 'ui.classic.help.decline'},
      {key: 'P', text: 'ui.classic.help.pass'},
      {key: 'C', text: 'ui.classic.help.claim'},
      {key: 'F U', text: 'ui.classic.help.jail'},
      {key: 'T', text: 'ui.classic.help.deal'},
      {key: 'H', text: 'ui.classic.help.build'},
      {key: '← →', text: 'ui.classic.help.board'},
    ],
  };
}
