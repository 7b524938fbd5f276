import type {GameModule, Shown} from '../../games/game-module.ts';
import type {Replay, ReplayStep, TableInfo} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {Steps, Story, Theatre} from './replay-data.ts';
import {ReplayPlayer} from './replay-player.ts';

const line = (step: number, text: string) => ({step, clause: 'x', text});
const replay: Replay = {
  first: 0,
  last: 70,
  log: [
    line(0, 'turn A'),
    line(2, 'rolled A'),
    line(2, 'placed A'),
    line(40, 'turn B'),
    line(41, 'rolled B'),
    line(69, 'turn A'),
  ],
};
const story = new Story(replay);

test('the slider has a place for every step in which something was told, and for the end', () => {
  equal(story.steps, [0, 2, 40, 41, 69, 70]);
  equal([story.placeOf(0), story.placeOf(1), story.placeOf(2), story.placeOf(50), story.placeOf(999)], [0, 0, 1, 3, 5]);
});

test('the log stands where the step does', () => {
  equal([story.toldAt(-1), story.toldAt(0), story.toldAt(1), story.toldAt(2), story.toldAt(70)], [0, 1, 1, 3, 6]);
  equal(story.stepOfLine(4), 41);
});

test('turns begin where they are told', () => {
  equal(story.turns, [
    {place: 0, seat: 0},
    {place: 2, seat: 1},
    {place: 4, seat: 0},
  ]);
  equal([story.turnAt(0), story.turnAt(1), story.turnAt(3), story.turnAt(5)], [0, 0, 1, 2]);
});

const step = (number: number): ReplayStep => ({step: number, events: [], waiting: [], view: {step: number} as never});

function steps(asked: number[]): Steps {
  return new Steps(0, (from) => {
    asked.push(from);
    return Promise.resolve(Array.from({length: 32}, (_, at) => step(from + at)));
  });
}

test('steps are fetched in batches and only once', async () => {
  const asked: number[] = [];
  const all = steps(asked);
  equal(
    (await Promise.all([31, 0, 33, 40].map((each) => all.get(each)))).map((each) => each.step),
    [31, 0, 33, 40],
  );
  equal(asked, [0, 32]);
});

test('a batch that failed is asked for again', async () => {
  let failing = true;
  const all = new Steps(0, () => (failing ? Promise.reject(new Error('gone')) : Promise.resolve([step(0)])));
  equal(await all.get(0).catch(() => 'failed'), 'failed');
  failing = false;
  equal((await all.get(0)).step, 0);
});

/** A game whose table remembers all steps that it was shown. */
const game = {
  beats: (before: Shown | null, state: Shown['state']) => [
    {
      show: {
        state,
        entries: [],
        note: [...((before?.note as number[] | null) ?? []), (state.view as {step: number}).step],
      },
      hold: 0,
    },
  ],
} as unknown as GameModule;

test('a place is shown with what the table remembers of the steps before, and whether the game was over', async () => {
  const theatre = new Theatre(story, steps([]), game, {state: 'over'} as TableInfo, -1);
  const player = new ReplayPlayer(
    theatre,
    () => {},
    () => {},
  );
  await player.go(3);
  equal(
    [player.shown?.note, player.shown?.state.table.state, player.shown?.state.log.length],
    [[0, 2, 40, 41], 'playing', 5],
  );
  await player.go(99);
  equal([player.place, player.shown?.state.table.state], [5, 'over']);
});

test('who asks twice sees the later place', async () => {
  const theatre = new Theatre(story, steps([]), game, {state: 'over'} as TableInfo, -1);
  const player = new ReplayPlayer(
    theatre,
    () => {},
    () => {},
  );
  await Promise.all([player.go(4), player.go(1)]);
  equal([player.place, (player.shown?.state.view as {step: number}).step], [1, 2]);
});
