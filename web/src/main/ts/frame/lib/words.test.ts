import {equal, test} from '../../testing.ts';
import {letterOf, seatOf, Words} from './words.ts';

const words = new Words(
  {
    go: '{0:seat} collects {1:money} for GO.',
    rolled: '{0:seat} rolls {2+:dice}.',
    ended: 'The game is over: {0:seats} won.',
    freed: 'die {1} is rolled again, {2:count policeman stays|policemen stay}.',
    scored: '{1:group} scores {2:money}.',
    'refusal.group-full': '{0:group} is full.',
    'group.light-blue': 'Light blue',
    'face.green': 'Green',
    'face.police': 'Policeman',
    price: 'It costs $& and $1.',
    name: '{0}',
  },
  'en-US',
);
const names = ['Ann', 'Bob', 'Cem'];

test('an event names the player and the sum', () => {
  equal(words.event('go B 1200', names), 'Bob collects $1,200 for GO.');
});

test('a plus takes all arguments from there on', () => {
  equal(words.event('rolled A 2 3=green 8=police', names), 'Ann rolls 3 Green, 8 Policeman.');
});

test('several winners are joined as the language does it', () => {
  equal(words.event('ended A', names), 'The game is over: Ann won.');
  equal(words.event('ended AB', names), 'The game is over: Ann and Bob won.');
  equal(words.event('ended ABC', names), 'The game is over: Ann, Bob, and Cem won.');
});

test('a count has its singular', () => {
  equal(words.event('freed A 8 1', names), 'die 8 is rolled again, 1 policeman stays.');
  equal(words.event('freed A 8 0', names), 'die 8 is rolled again, 0 policemen stay.');
});

test('a loss has its sign before the currency', () => {
  equal(words.money(-1200), '-$1,200');
});

test('a refusal is a message with arguments', () => {
  equal(words.message('refusal.group-full', ['light-blue'], names), 'Light blue is full.');
});

test('what is not known is shown as it came', () => {
  equal(words.event('landed A 12', names), 'landed A 12');
  equal(words.event('scored A magenta 5', names), 'magenta scores $5.');
  equal(words.message('refusal.strange', ['x'], names), 'refusal.strange x');
});

test('a name is never read as a template', () => {
  equal(words.event('go A 5', ['{1:money}$&', '']), '{1:money}$& collects $5 for GO.');
  equal(words.text('price'), 'It costs $& and $1.');
});

test('right-to-left texts keep names, sums and words of other scripts apart', () => {
  const hebrew = new Words(
    {go: '{0:seat} {1:money} {2} {3}', list: '{0:seats}', 'space.x': 'Baltic', at: '{0:space}'},
    'en-US',
    true,
  );
  equal(hebrew.event('go A 5 x 7', names), '\u2068Ann\u2069 \u2068$5\u2069 \u2068x\u2069 7');
  equal(hebrew.event('list AB', names), '\u2068Ann\u2069 and \u2068Bob\u2069');
  equal(hebrew.event('at x', names), '\u2068Baltic\u2069');
});

test('money is written as the language does it', () => {
  equal(new Words({}, 'de').money(1200), '1.200\u00a0$');
  equal(new Words({}, 'en-GB').money(1200), '$1,200');
  equal(new Words({}, 'ar-u-nu-latn').money(1200), '\u200f1,200\u00a0$');
});

test('seats are letters in texts', () => {
  equal([seatOf('A'), seatOf('D'), letterOf(2), letterOf(-1)], [0, 3, 'C', '-']);
});

test('a sentence that begins with the bank begins with a capital', () => {
  const words = new Words({paid: '{0:party} pays {1:party} {2:money}.', 'party.bank': 'the bank'}, 'en');
  equal(words.event('paid bank A 20', ['ann']), 'The bank pays ann $20.');
  equal(words.event('paid A bank 20', ['ann']), 'ann pays the bank $20.');
});
