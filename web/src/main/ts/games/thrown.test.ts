import type {Asked, ClassicPicture, LogEntry} from '../protocol.ts';
import type {SeatState} from '../frame/client/table-state.ts';
import {equal, pretend, test} from '../testing.ts';
import {classicBeats} from './classic/beats.ts';
import type {Shown} from './game-module.ts';

const entry = (text: string, type = ''): LogEntry => ({clause: '', text, event: {type} as never});
const log = [entry('turn A')];
const state = (dice: number[], cash: number, entries: readonly LogEntry[]): SeatState<ClassicPicture> =>
  ({
    log: entries,
    asked: {moment: cash, takeBack: false, verbs: []} as Asked,
    view: {dice, players: [{cash}], turn: 4, doubles: 0},
  }) as unknown as SeatState<ClassicPicture>;

const before: Shown<ClassicPicture> = {state: state([1, 2], 1500, log), entries: [], note: null};
const rolled = [entry('rolled A 5 3', 'Rolled'), entry('paid A - 200')];
const after = state([5, 3], 1300, [...log, ...rolled]);

function moving(yes: boolean): void {
  pretend('matchMedia', () => ({matches: !yes}));
}

test('while the dice tumble neither the log nor a sum tells what they show', () => {
  moving(true);
  const [first, second] = classicBeats(before, after, rolled);
  equal([first!.show.settling, first!.show.state.view!.dice], [true, [5, 3]]);
  equal([first!.show.state.log, first!.show.state.view!.players[0]!.cash, first!.show.entries], [log, 1500, []]);
  equal([second!.show.settling, second!.show.state, second!.show.entries], [undefined, after, rolled]);
});

test('what was offered before the throw stays where it is until the dice stop', () => {
  moving(true);
  equal(classicBeats(before, after, rolled)[0]!.show.state.asked?.moment, 1500);
});

test('where nothing moves there is nothing to wait for, nor where nothing was thrown', () => {
  moving(false);
  equal(classicBeats(before, after, rolled).length, 1);
  moving(true);
  equal(classicBeats(before, after, [entry('bought A baltic 60')]).length, 1);
  equal(classicBeats(null, after, rolled).length, 1);
});
