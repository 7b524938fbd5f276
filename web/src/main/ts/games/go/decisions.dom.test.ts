import '../../testing-dom.ts';
import type {GoPhase, GoPicture, GoPictureStack} from '../../protocol.ts';
import {button, buttons, testDecisions, type Decision} from '../decisions.ts';
import {go} from './index.ts';
import {picture, player} from './sample.ts';

const built: GoPictureStack[] = [
  {colour: 'red', height: 2},
  {colour: 'pink', height: 1},
  {colour: '-', height: 0},
];
const tray: GoPictureStack[] = [
  {colour: 'red', height: 3},
  {colour: 'pink', height: 2},
];
const two = () => [player({build: built}), player({board: 'red', side: 'harbor-town', build: built})];

const DECISIONS: Readonly<Record<Exclude<GoPhase, 'over'>, readonly Decision<GoPicture>[]>> = {
  board: [
    {
      view: picture('board', [player({side: '-', board: '-'}), player({side: '-', board: '-'})], {actor: 0}),
      moves: buttons('board deep-sea', 'board harbor-town', 'board random'),
    },
  ],
  before: [
    {view: picture('before', two()), moves: buttons('roll')},
    {
      view: picture('before', [player({tiles: ['go-button', 'tycoon']}), player()], {tray}),
      moves: {
        pass: button('pass'),
        tycoon: ['[data-tile="tycoon"]'],
        'button red 1': ['[data-tile="go-button"]', '.panel [data-move="button red 1"]'],
        'button-heist': ['[data-tile="go-button"]', ...button('button-heist')],
        'button-shut-down': ['[data-tile="go-button"]', ...button('button-shut-down')],
      },
    },
  ],
  spaces: [
    {
      view: picture('spaces', [player({at: 3, todo: 'colour'}), player()], {tray, awaited: [0]}),
      moves: {'take red 1': ['.big[data-move="take red 1"]']},
    },
    {
      view: picture('spaces', [player({todo: 'go'}), player()], {tray, awaited: [0]}),
      moves: buttons('take red 1', 'take pink 2', 'choose heist', 'choose shut-down', 'pass'),
    },
  ],
  window: [{view: picture('window', two()), moves: buttons('pass')}],
  attack: [
    {view: picture('attack', two(), {actor: 0}), moves: buttons('heist B', 'pass')},
    {view: picture('attack', two(), {actor: 0}), moves: buttons('shut-down B red', 'shut-down B pink')},
  ],
  dials: [
    {view: picture('dials', two(), {actor: 0, target: 1}), moves: buttons('dial ring', 'dial money', 'dial coin')},
    {view: picture('dials', two(), {actor: 1, target: 0}), moves: buttons('dial ring', 'dial money', 'dial coin')},
  ],
  steal: [
    {
      view: picture('steal', two(), {actor: 0, target: 1}),
      moves: buttons('steal red 1', 'steal pink tray'),
    },
  ],
  shield: [{view: picture('shield', two(), {actor: 1, target: 0, named: 'red'}), moves: buttons('accept', 'shield')}],
  mega: [{view: picture('mega', two(), {actor: 0}), moves: buttons('mega red', 'mega pink', 'pass')}],
};

testDecisions(go, DECISIONS);
