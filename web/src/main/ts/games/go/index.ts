import {html} from 'lit';
import {codeOf} from '../../frame/lib/words.ts';
import type {GoPicture} from '../../protocol.ts';
import type {GameModule, TableContext} from '../game-module.ts';
import {goBeats, urgent} from './beats.ts';
import {bigMoves, heading} from './big-moves.ts';
import './go-table.ts';
import {GO_HIGHLIGHTS} from './highlights.ts';
import {GO_HINTS} from './hints.ts';
import {openPart} from './open-part.ts';
import {STOREYS} from './towers.ts';

const MATTERS = new Set([
  'round',
  'took',
  'jailed',
  'marker',
  'heist',
  'dials',
  'stole',
  'shut-down',
  'shielded',
  'returned',
  'mega',
  'landmark',
  'left',
  'time-ran-out',
  'ended',
]);

export const go: GameModule<GoPicture> = {
  id: 'go',
  look: 'go',
  secret: true,
  openPart,
  urgent,
  /** At one screen nobody can be faster than somebody else. */
  sharedOptions: {grab: 'clockwise'},
  table: (context: TableContext<GoPicture>) => html`<go-table .context=${context}></go-table>`,
  bigMoves,
  hints: GO_HINTS,
  highlights: GO_HIGHLIGHTS,
  deliberate: ['accept', 'pass'],
  complete: true,
  heading,
  tapped: [
    'board',
    'take',
    'choose',
    'button',
    'button-heist',
    'button-shut-down',
    'tycoon',
    'pass',
    'heist',
    'dial',
    'steal',
    'shut-down',
    'shield',
    'mega',
  ],
  standing(view, seat, words) {
    const player = view?.players[seat];
    if (!player) {
      return null;
    }
    const tallest = Math.max(0, ...player.build.map((stack) => stack.height));
    return {
      score: tallest,
      scoreText: words.text('ui.go.score', tallest, STOREYS),
      progress: tallest / STOREYS,
      rank: player.rank,
      signs: null,
    };
  },
  beats: goBeats,
  matters: (entry) => MATTERS.has(codeOf(entry)),
  help: [
    {key: 'R', text: 'ui.go.help.roll'},
    {key: 'G', text: 'ui.go.help.grab'},
    {key: '1 – 9', text: 'ui.go.help.choice'},
    {key: 'P', text: 'ui.go.help.pass'},
    {key: 'A, S', text: 'ui.go.help.answer'},
    {key: 'Esc', text: 'ui.go.help.cancel'},
  ],
};
