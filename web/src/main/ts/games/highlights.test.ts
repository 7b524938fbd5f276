import type {LogEntry} from '../protocol.ts';
import {equal, test} from '../testing.ts';
import {CLASSIC_HIGHLIGHTS} from './classic/highlights.ts';
import {DEAL_HIGHLIGHTS} from './deal/highlights.ts';
import {EXPRESS_HIGHLIGHTS} from './express/highlights.ts';
import {highlights, type Find} from './highlights.ts';

const told = (finds: readonly Find[], ...lines: string[]) =>
  highlights(
    finds,
    lines.map((text): LogEntry => ({clause: '', text, event: null})),
  ).map(({key, args}) => [key, ...args].join(' '));

test('the biggest rent is told, the highest bid and the deed that changed hands most often', () => {
  const log = [
    'claimed A baltic 8',
    'claimed B boardwalk 400',
    'claimed A oriental 30',
    'won C reading 120',
    'deed reading C A',
    'deed oriental A B',
    'deed reading A B',
  ];
  equal(told(CLASSIC_HIGHLIGHTS, ...log), ['rent B boardwalk 400', 'traded reading 2', 'hammer C reading 120']);
});

test('the longest time in jail is counted in turns of the prisoner', () => {
  const log = [
    'jailed A',
    'turn B',
    'turn A',
    'turn B',
    'turn A',
    'freed A',
    'turn A',
    'jailed B',
    'turn B',
    'freed B',
  ];
  equal(told(CLASSIC_HIGHLIGHTS, ...log), ['jail A 2']);
});

test('of a dice game the best turn, the worst loss and the boldest one', () => {
  const log = ['turn A', 'rolled A 1', 'rolled A 1', 'turn-scored A 900 900', 'turn B'];
  const bold = ['rolled B 1', 'rolled B 1', 'rolled B 1', 'rolled B 1', 'jailed B 2500'];
  equal(told(EXPRESS_HIGHLIGHTS, ...log, ...bold), ['turn A 900', 'lost B 2500', 'rolls B 4']);
});

test('a short game has nothing to tell, nor has a game that nobody looked at', () => {
  equal([told(DEAL_HIGHLIGHTS, 'turn A', 'banked A 2'), told([], 'turn A')], [[], []]);
});
