import '../../testing-dom.ts';
import type {ExpressPhase, ExpressPicture} from '../../protocol.ts';
import {buttons, testDecisions, type Decision} from '../decisions.ts';
import {express} from './index.ts';
import {die, sample} from './sample.ts';

const DECISIONS: Readonly<Record<Exclude<ExpressPhase, 'over'>, readonly Decision<ExpressPicture>[]>> = {
  'first-roll': [{view: sample({phase: 'first-roll', rolls: 0}), moves: buttons('roll')}],
  placing: [
    {
      view: sample({dice: [die(1, 'chance'), die(3, 'pink'), die(8, 'police', 'jail')]}),
      moves: {
        ...buttons('roll', 'stop'),
        'place 3 pink': ['[data-die="3"]'],
        'place 1 pink': ['[data-die="1"]', '.swatch-pink'],
        'place 1 green': ['[data-die="1"]', '[data-group="green"]'],
      },
    },
  ],
  freeing: [
    {
      view: sample({phase: 'freeing', dice: [die(8, 'police', 'jail'), die(9, 'police', 'jail')]}),
      moves: {'free 8': ['.question .button#0'], 'free 9': ['.question .button#1']},
    },
  ],
};

testDecisions(express, DECISIONS);
