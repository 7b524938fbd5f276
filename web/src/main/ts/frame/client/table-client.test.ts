import type {GameModule, Shown} from '../../games/game-module.ts';
import type {LogEntry} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {asked, FakeSocket, news, pretendBrowser, table, welcome} from './fake-sockets.ts';
import {TableClient} from './table-client.ts';

interface Plain {
  secret?: boolean;
  openPart?: (shown: Shown) => Shown | null;
}

/** A game that shows everything at once. */
function game(plain: Plain): GameModule {
  return {
    secret: false,
    beats: (_: Shown | null, state: Shown['state'], entries: readonly LogEntry[]) => [
      {show: {state, entries, note: null}, hold: 0},
    ],
    ...plain,
  } as unknown as GameModule;
}

function at(seats: number[], plain: Plain = {}) {
  const timers = pretendBrowser();
  const told: string[][] = [];
  let lost = 0;
  const client = new TableClient(
    'TABLE',
    game(plain),
    seats,
    (entries) => told.push(entries.map((entry) => entry.text)),
    () => lost++,
  );
  return {client, told, lost: () => lost, ...timers};
}

/** Until the answers that are there were heard. */
const settled = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))));

test('a move goes out once, with the moment of the question that was on the screen', async () => {
  const {client} = at([0]);
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  client.play('roll');
  client.play('roll'); // pressed twice
  equal(
    FakeSocket.last.sent.map((sent) => ({...sent, id: ''})),
    [{id: '', moment: 7, move: 'roll'}],
  );
  equal(client.commands.busy, true);
  FakeSocket.last.answer(2);
  await settled();
  equal([client.commands.busy, client.commands.refused], [false, null]);
});

test('a move for a question that has gone is refused and told, and the next one clears it', async () => {
  const {client} = at([0]);
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  client.play('roll', 6); // the question on the screen when the finger came down
  equal((FakeSocket.last.sent[0] as {moment: number}).moment, 6);
  FakeSocket.last.answer(2, {code: 'stale', message: 'too late'});
  await settled();
  equal(client.commands.refused?.code, 'stale');
  FakeSocket.last.tell(news(3, 0, [0], asked(8, 'roll')));
  equal(client.commands.refused, null);
});

test('a missing frame begins the connection again, and the log is not told twice', () => {
  const {client, told, run} = at([0]);
  FakeSocket.last.tell(welcome(0, asked(7, 'roll'), 3));
  FakeSocket.last.tell(news(4, 5, [0], asked(9, 'roll'))); // frames 2 and 3 are missing
  equal(FakeSocket.all[0]!.readyState, FakeSocket.CLOSED);
  run();
  equal(FakeSocket.last.asked('after'), '3');
  FakeSocket.last.tell({
    ...welcome(0, asked(9, 'roll')),
    log: {from: 3, events: [line('line 3'), line('line 4')]},
  } as never);
  equal(
    client.shown!.state.log.map((entry) => entry.text),
    ['line 0', 'line 1', 'line 2', 'line 3', 'line 4'],
  );
  equal(told.flat(), ['line 3', 'line 4']);
});

test('two pages with the same seat agree: what one plays, the other sees', () => {
  const {client} = at([0]);
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  FakeSocket.last.tell(news(2, 0, [1], null)); // played in the other tab
  equal([client.acting, client.shown!.state.waiting], [-1, [1]]);
  client.play('roll'); // nothing is asked any more
  equal(FakeSocket.last.sent, []);
});

test('around one device the curtain falls between two people with secrets', async () => {
  const {client} = at([0, 1], {secret: true});
  const [first, second] = FakeSocket.all;
  first!.tell(welcome(0, asked(7, 'play')));
  second!.tell({...welcome(1, null), waiting: [0]} as never);
  equal([client.screen.viewing, client.screen.veiled], [0, true]);
  client.play('play'); // nobody has lifted the curtain
  equal(first!.sent, []);
  client.screen.reveal();
  equal([client.screen.veiled, client.screen.open], [false, true]);
  client.play('play');
  first!.answer(2);
  await settled();
  first!.tell(news(3, 0, [1], null));
  second!.tell(news(2, 0, [1], asked(8, 'play')));
  equal([client.screen.viewing, client.screen.veiled], [1, true]);
});

test('somebody who asks for the screen gets it behind the curtain and can give it back', () => {
  const openPart = (shown: Shown) => ({...shown, entries: []});
  const {client} = at([0, 1], {secret: true, openPart});
  const [first, second] = FakeSocket.all;
  first!.tell(welcome(0, asked(7, 'play')));
  second!.tell({...welcome(1, asked(7, 'grab')), waiting: [0]} as never);
  equal([client.screen.covered, client.screen.veiled], [true, false]); // the open part is for everybody
  client.screen.turnTo(1);
  equal([client.screen.viewing, client.screen.veiled, client.screen.calledFor], [1, true, true]);
  client.screen.cover();
  equal([client.screen.viewing, client.screen.calledFor], [0, false]);
});

test('around one device nothing secret is said aloud', () => {
  const openPart = (shown: Shown) => ({...shown, entries: shown.entries.filter((entry) => entry.text !== 'line 0')});
  const {told} = at([0, 1], {secret: true, openPart});
  FakeSocket.all[0]!.tell(welcome(0, asked(7, 'play')));
  FakeSocket.all[0]!.tell(news(2, 0, [0], asked(8, 'play')));
  equal(told.flat(), []);
});

test('a seat that was handed over leaves this device', () => {
  const {lost} = at([0]);
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  FakeSocket.last.drop(4001);
  equal(lost(), 1);
});

test('a device that came to the seat is told of once', () => {
  const {client} = at([0]);
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  FakeSocket.last.tell({type: 'devices', n: 2, devices: 1});
  equal(client.newcomers.seats, []);
  FakeSocket.last.tell({type: 'devices', n: 3, devices: 2});
  equal(client.newcomers.seats, [0]);
  client.knowsDevices(0);
  equal(client.newcomers.seats, []);
});

test('talk comes through while the game is still being shown', () => {
  const {client} = at([0]);
  FakeSocket.last.tell(welcome(0, null));
  FakeSocket.last.tell({type: 'table', n: 2, table: table('over'), clocks: []});
  equal(client.shown!.state.table.state, 'over');
});

test('a closed client opens nothing any more', () => {
  const {client, run} = at([0, 1]);
  client.close();
  run();
  equal([FakeSocket.all.length, FakeSocket.all.map((each) => each.readyState)], [2, [3, 3]]);
});

function line(text: string): LogEntry {
  return {clause: '', text, event: null};
}
