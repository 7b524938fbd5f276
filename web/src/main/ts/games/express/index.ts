import {html} from 'lit';
import type {ExpressPicture} from '../../protocol.ts';
import type {GameModule, TableContext} from '../game-module.ts';
import {codeOf} from '../../frame/lib/words.ts';
import {expressBeats} from './beats.ts';
import {bigMoves} from './big-moves.ts';
import {houseSign} from './faces.ts';
import './express-table.ts';
import {EXPRESS_HIGHLIGHTS} from './highlights.ts';
import {EXPRESS_HINTS} from './hints.ts';

const MATTERS = new Set(['jailed', 'turn-scored', 'hotel', 'left', 'time-ran-out', 'ended']);

export const express: GameModule<ExpressPicture> = {
  id: 'express',
  look: 'express',
  secret: false,
  table: (context: TableContext<ExpressPicture>) => html`<express-table .context=${context}></express-table>`,
  bigMoves,
  hints: EXPRESS_HINTS,
  highlights: EXPRESS_HIGHLIGHTS,
  tapped: ['place', 'swap', 'free'],
  standing(picture, seat) {
    const player = picture?.players[seat];
    if (!picture || !player) {
      return null;
    }
    const houses = Array.from({length: player.houses}, () => houseSign());
    return {
      score: player.score,
      progress: Math.min(1, player.score / picture.target),
      rank: player.rank,
      signs: houses.length === 0 ? null : html`<span class="seat-houses">${houses}</span>`,
    };
  },
  beats: expressBeats,
  matters: (entry) => MATTERS.has(codeOf(entry)),
  help: [
    {key: 'R', text: 'ui.express.help.roll'},
    {key: 'S', text: 'ui.express.help.stop'},
    {key: '1 – 7', text: 'ui.express.help.die'},
    {key: 'A', text: 'ui.express.help.lay'},
    {key: 'Esc', text: 'ui.express.help.cancel'},
  ],
};
