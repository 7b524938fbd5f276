import {html} from 'lit';
import {codeOf} from '../../frame/lib/words.ts';
import type {GameModule, TableContext} from '../game-module.ts';
import {dealBeats} from './beats.ts';
import {bigMoves} from './big-moves.ts';
import './deal-table.ts';
import {heading} from './happening.ts';
import {DEAL_HIGHLIGHTS} from './highlights.ts';
import {DEAL_HINTS} from './hints.ts';
import type {DealPicture} from '../../protocol.ts';

const MATTERS = new Set([
  'rent',
  'claimed',
  'took',
  'swapped',
  'took-set',
  'said-no',
  'paid',
  'completed',
  'left',
  'time-ran-out',
  'ended',
]);

export const deal: GameModule<DealPicture> = {
  id: 'deal',
  look: 'deal',
  secret: true,
  table: (context: TableContext<DealPicture>) => html`<deal-table .context=${context}></deal-table>`,
  bigMoves,
  hints: DEAL_HINTS,
  highlights: DEAL_HIGHLIGHTS,
  deliberate: ['accept'],
  heading,
  /** All of them: cards and piles are there to be tapped. */
  tapped: [
    'bank',
    'lay',
    'pass-go',
    'birthday',
    'debt-collector',
    'sly-deal',
    'forced-deal',
    'deal-breaker',
    'house',
    'hotel',
    'recolour',
    'exchange',
    'move',
    'aim',
    'lift',
    'rent-brown-light-blue',
    'rent-pink-orange',
    'rent-red-yellow',
    'rent-green-dark-blue',
    'rent-railroad-utility',
    'rent-any',
    'charge',
    'take',
    'give',
    'colour',
    'place',
    'pay',
    'discard',
  ],
  standing(picture, seat, words) {
    const player = picture?.players[seat];
    if (!picture || !player) {
      return null;
    }
    return {
      score: player.sets,
      scoreText: words.text('ui.deal.sets', player.sets, picture.setsToWin),
      progress: Math.min(1, player.sets / picture.setsToWin),
      rank: player.rank,
      signs: null,
    };
  },
  beats: dealBeats,
  matters: (entry) => MATTERS.has(codeOf(entry)),
  help: [
    {key: '1 – 9', text: 'ui.deal.help.card'},
    {key: 'Esc', text: 'ui.deal.help.cancel'},
    {key: 'E', text: 'ui.deal.help.end'},
    {key: 'A', text: 'ui.deal.help.accept'},
    {key: 'N', text: 'ui.deal.help.no'},
    {key: 'P', text: 'ui.deal.help.pay'},
    {key: 'D', text: 'ui.deal.help.discard'},
  ],
};
