import type {GameModule, Shown, Lull} from '../../games/game-module.ts';
import type {Asked, Frame, LogEntry} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {prefs} from '../lib/prefs.ts';
import {asked, FakeSocket, news, pretendBrowser, table, welcome} from './fake-sockets.ts';
import {TableClient} from './table-client.ts';

/** A game that has a lull wherever `done` is asked; what the lull offers are the other moves. */
const GAME = {
  secret: false,
  deliberate: ['accept'],
  lull: ({state}: Shown): Lull | null => {
    const moves = state.asked?.verbs.map(({verb}) => verb) ?? [];
    const order = moves.includes('order') ? 'order' : null;
    return moves.includes('done')
      ? {move: 'done', offers: moves.filter((verb) => verb !== 'done' && verb !== 'order'), order}
      : null;
  },
  beats: (_: Shown | null, state: Shown['state'], entries: readonly LogEntry[]) => [
    {show: {state, entries, note: null}, hold: 0},
  ],
} as unknown as GameModule;

/** A table of three, at which these seats belong to this device and these to bots. */
function at(mine: number[], bots: number[]) {
  const timers = pretendBrowser();
  const client = new TableClient(
    'TABLE',
    GAME,
    mine,
    () => {},
    () => {},
  );
  const places = FakeSocket.all;
  const seats = table('playing', 3).seats.map((seat) => ({...seat, kind: bots.includes(seat.seat) ? 'bot' : 'person'}));
  const begin = (seat: number, ask: Asked | null) =>
    places[mine.indexOf(seat)]!.tell({...welcome(seat, ask), table: {...table(), seats}} as Frame);
  return {client, begin, places, ...timers};
}

const settled = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))));
const sent = (socket = FakeSocket.last) => socket.sent.map((command) => ('move' in command ? command.move : ''));

test('against bots a lull between turns is passed by itself, and nobody is asked', () => {
  const {client, begin} = at([0], [1, 2]);
  begin(0, asked(7, 'done', 'order'));
  equal([sent(), client.acting], [['done'], -1]);
});

test('a lull with something new waits for the player, and the same thing is shown once', async () => {
  const {client, begin} = at([0], [1, 2]);
  begin(0, asked(7, 'done', 'build'));
  equal([sent(), client.acting], [[], 0]);
  client.play('done');
  FakeSocket.last.answer(2);
  await settled();
  FakeSocket.last.tell(news(3, 0, [0], asked(8, 'done', 'build')));
  equal(sent(), ['done', 'done']);
});

test('whoever holds on gets the next lull, and that one only', async () => {
  const {client, begin} = at([0], [1, 2]);
  begin(0, null);
  client.automatic.hold(true);
  FakeSocket.last.tell(news(2, 0, [0], asked(8, 'done')));
  equal([sent(), client.acting], [[], 0]);
  client.play('done');
  FakeSocket.last.answer(3);
  await settled();
  FakeSocket.last.tell(news(4, 1, [0], asked(9, 'done')));
  equal(sent(), ['done', 'done']);
});

test('whoever does not hold on any longer passes at once', () => {
  const {client, begin} = at([0], [1, 2]);
  begin(0, null);
  client.automatic.hold(true);
  FakeSocket.last.tell(news(2, 0, [0], asked(8, 'done')));
  client.automatic.hold(false);
  equal(sent(), ['done']);
});

test('around one device every seat passes by itself', async () => {
  const {begin, places} = at([0, 1], [2]);
  begin(0, asked(7, 'done'));
  begin(1, asked(7, 'done'));
  places[0]!.answer(2);
  await settled();
  places[0]!.tell(news(3, 0, [1], null));
  places[1]!.tell(news(2, 0, [1], asked(7, 'done')));
  equal([sent(places[0]), sent(places[1])], [['done'], ['done']]);
});

test('where people play at several devices nobody is passed over, but may order it once and for all', () => {
  const {begin, client} = at([0], [2]);
  begin(0, asked(7, 'done', 'order'));
  equal([sent(), client.acting], [[], 0]);
  prefs.between = 'pass';
  client.automatic.rested();
  equal(sent(), ['order']);
});

test('a paused table is not moved on', () => {
  const {begin} = at([0], [1, 2]);
  begin(0, null);
  FakeSocket.last.tell({type: 'table', n: 2, table: {...table('playing', 1), paused: true}, clocks: []});
  FakeSocket.last.tell(news(3, 0, [0], asked(8, 'done')));
  equal(sent(), []);
});

test('what the page does by itself is no refused move of the player', async () => {
  const {client, begin} = at([0], [1, 2]);
  begin(0, asked(7, 'done'));
  FakeSocket.last.answer(2, {code: 'stale', message: 'another tab was faster'});
  await settled();
  equal(client.commands.refused, null);
});

test('who can only accept is not asked where nobody could learn from it', () => {
  const {begin, run} = at([0], [1, 2]);
  begin(0, asked(7, 'accept'));
  run();
  equal(sent(), ['accept']);
});

test('where people play people it takes as long to accept as to say no', () => {
  const {begin, run} = at([0], [2]);
  begin(0, asked(7, 'accept'));
  run();
  equal(sent(), []);
});

test('a slow answer is told of until it comes', async () => {
  const {client, begin, run} = at([0], [1, 2]);
  begin(0, asked(7, 'roll', 'buy'));
  client.play('roll');
  equal([client.commands.sent, client.commands.slow], ['roll', false]);
  run();
  equal(client.commands.slow, true);
  FakeSocket.last.answer(2);
  await settled();
  equal([client.commands.sent, client.commands.slow], ['', false]);
});
