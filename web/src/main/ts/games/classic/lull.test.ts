import type {ClassicPicture, Verb} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import type {Shown} from '../game-module.ts';
import {classicLull} from './lull.ts';

const verb = (name: string, ...moves: string[]) =>
  ({verb: name, moves: moves.map((text) => ({text, args: text.split(' ').slice(1)}))}) as unknown as Verb;

function window(phase: string, waiting: number[], ...verbs: Verb[]): Shown<ClassicPicture> {
  const view = {
    phase,
    turn: 9,
    properties: [
      {deed: 'baltic', group: 'brown'},
      {deed: 'mediterranean', group: 'brown'},
    ],
  };
  return {state: {you: 1, waiting, view, asked: {verbs}}} as unknown as Shown<ClassicPicture>;
}

const DONE = verb('done', 'done');

test('the window between turns is a lull for those it waits for', () => {
  equal(classicLull(window('window', [1], DONE)), {move: 'done', offers: [], order: null});
  equal(classicLull(window('window', [0], DONE)), null);
  equal(classicLull(window('roll', [1], verb('roll', 'roll'))), null);
});

test('a claim, an offer and a group to build on are worth a look', () => {
  const offered = [verb('claim', 'claim baltic'), verb('accept', 'accept 3'), verb('offer')];
  equal(classicLull(window('window', [1], DONE, ...offered))?.offers, ['9 claim baltic', '9 accept 3']);
  equal(classicLull(window('window', [1], DONE, verb('build', 'build baltic', 'build mediterranean')))?.offers, [
    'brown',
  ]);
});

test('the standing order is offered where it can be given', () => {
  equal(classicLull(window('window', [1], DONE, verb('order', 'order auto-done on')))?.order, 'order auto-done on');
  equal(classicLull(window('window', [1], DONE, verb('order', 'order auto-done off')))?.order, null);
});
