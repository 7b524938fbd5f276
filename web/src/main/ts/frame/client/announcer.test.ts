import type {Asked, LogEntry} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {readAloud} from './announcer.ts';
import {onlyMove} from './forced.ts';

const entries = ['turn B', 'rolled B 3 4', 'rent B A 6', 'bought B park', 'ended A'].map((text): LogEntry => ({
  clause: '',
  text,
  event: null,
}));
const matters = (entry: LogEntry) => entry.text.startsWith('bought') || entry.text.startsWith('ended');
const heard = (detail: 'all' | 'main' | 'turns') => readAloud(entries, detail, matters, [0]).map((entry) => entry.text);

test('everything is read aloud, or what matters and concerns me, or only the end', () => {
  equal(heard('all').length, 5);
  equal(heard('main'), ['rent B A 6', 'bought B park', 'ended A']);
  equal(heard('turns'), ['ended A']);
});

function asked(...verbs: [verb: string, moves: string[], most?: number][]): Asked {
  return {
    moment: 1,
    takeBack: false,
    verbs: verbs.map(([verb, moves, most]) => ({
      verb,
      message: '',
      clause: '',
      moves: moves.map((text) => ({text, args: []})),
      least: 0,
      most: most ?? -1,
    })),
  };
}

test('a move is forced when there is no other, and its time tells nothing', () => {
  equal(onlyMove(asked(['roll', ['roll']])), 'roll');
  equal(onlyMove(asked(['roll', ['roll']], ['stop', ['stop']])), null);
  equal(onlyMove(asked(['bid', [], 50])), null);
  equal(onlyMove(asked(['accept', ['accept']]), ['accept']), null);
  equal(onlyMove(null), null);
});
