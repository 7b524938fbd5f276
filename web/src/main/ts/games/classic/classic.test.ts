import {equal, test} from '../../testing.ts';
import {Words} from '../../frame/lib/words.ts';
import {classicEn} from '../../messages/classic.en.ts';
import type {Asked, LogEntry} from '../../protocol.ts';
import {choicesOn, raises, wholeGroups} from './choices.ts';
import {boxOf, field, lines, path, pawnPlace, RING, SIZE, stripe} from './geometry.ts';
import {offer, readTerms, turned, writeTerms} from './moves.ts';
import {property, sample} from './sample.ts';
import {COUNT, kindOf, SPACES} from './spaces.ts';
import {isDouble, lastTurns, openCard, turnLine} from './turn-lines.ts';

const verb = (name: string, moves: string[], least = 0, most = -1) => ({
  verb: name,
  message: `move.${name}`,
  clause: '',
  least,
  most,
  moves: moves.map((text) => ({text, args: text.split(' ').slice(1)})),
});
const asked: Asked = {
  moment: 1,
  takeBack: false,
  verbs: [
    verb('mortgage', ['mortgage baltic', 'mortgage reading']),
    verb('build', ['build baltic']),
    verb('bid', ['bid 61'], 61, 75),
  ],
};

test('what can be done with a deed comes from the moves that are offered', () => {
  equal(
    choicesOn(asked, 'baltic').map((choice) => choice.text),
    ['build baltic', 'mortgage baltic'],
  );
  equal(choicesOn(asked, 'oriental'), []);
  equal(choicesOn(null, 'baltic'), []);
});

test('quick raises stay within what the server takes, and none is offered twice', () => {
  equal(raises(asked.verbs[2]!, 60), [61, 70]);
  equal(raises(verb('bid', [], 10, 100), 0), [10, 50]);
  equal(raises(null, 60), []);
  equal(raises(verb('bid', []), 60), []);
});

test('the terms of an offer are read as they are written', () => {
  for (const text of [
    'give boardwalk+200 get park-place',
    'give - get reading+chance-card+50',
    'give baltic get 20 settle 80',
  ]) {
    equal(writeTerms(readTerms(text)), text);
  }
  equal(readTerms('give boardwalk+chest-card+200 get -'), {
    give: ['boardwalk', 'chest-card'],
    get: [],
    giveCash: 200,
    getCash: 0,
    settle: 0,
  });
});

test('a counter-offer begins with the offer seen from the other side', () => {
  const terms = turned(readTerms('give boardwalk+200 get park-place'));
  equal(offer({to: 1, answers: 7, terms}), 'counter 7 give park-place get boardwalk+200');
  equal(offer({to: 1, answers: 0, terms}), 'offer B give park-place get boardwalk+200');
});

const log = (...texts: string[]): LogEntry[] => texts.map((text) => ({clause: '', text, event: null}));

test('the card that was drawn stays in sight until the next roll', () => {
  equal(openCard(log('rolled B 3 4', 'drew B chance-go', 'paid bank B 200')), 'chance-go');
  equal(openCard(log('rolled B 3 4', 'drew B chance-go', 'turn C')), null);
  equal(openCard(log('drew B chance-go', 'rolled B 1 1')), null);
});

test('a double is two equal dice, not a double earlier in the turn', () => {
  equal([isDouble([3, 3]), isDouble([1, 6]), isDouble([])], [true, false, false]);
});

test('a turn is told in a line', () => {
  const words = new Words({...classicEn, 'space.kentucky': 'Kentucky', 'party.bank': 'the bank'}, 'en');
  const turns = lastTurns(
    log(
      'turn A',
      'rolled A 1 2',
      'turn B',
      'built B baltic 2',
      'built B oriental 1',
      'rolled B 3 4',
      'landed B kentucky',
      'paid B C 18',
      'paid bank B 200',
    ),
    5,
  );
  equal(
    turns.map(({seat}) => seat),
    [0, 1],
  );
  equal(turnLine(turns[1]!, words, ['Ann', 'Bob', 'Cleo']), '2 houses built · 7 → Kentucky · $18 to Cleo');
  equal(
    lastTurns(log('turn A', 'turn B', 'turn C'), 2).map(({seat}) => seat),
    [1, 2],
  );
});

test('building mode knows the groups that somebody owns whole', () => {
  const view = sample({
    properties: [
      property('baltic', 'brown', {owner: 0}),
      property('mediterranean', 'brown', {owner: 0}),
      property('oriental', 'light-blue', {owner: 0}),
      property('vermont', 'light-blue', {owner: 1}),
      property('reading', 'railroad', {owner: 0}),
    ],
  });
  equal(
    wholeGroups(view, 0).map((sites) => sites.map(({deed}) => deed)),
    [['baltic', 'mediterranean']],
  );
  equal(wholeGroups(view, 1), []);
});

test('the forty spaces lie side by side around the board', () => {
  equal([COUNT, new Set(SPACES).size], [40, 40]);
  equal([kindOf(2), kindOf(36), kindOf(10)], ['chest', 'chance', 'jail']);
  const boxes = SPACES.map((_, space) => boxOf(space));
  equal(
    boxes.every(({x, y, w, h}) => x >= -0.01 && y >= -0.01 && x + w <= SIZE + 0.01 && y + h <= SIZE + 0.01),
    true,
  );
  const overlap = boxes.some((a, i) =>
    boxes.some(
      (b, j) =>
        i < j && a.x + a.w - b.x > 0.01 && b.x + b.w - a.x > 0.01 && a.y + a.h - b.y > 0.01 && b.y + b.h - a.y > 0.01,
    ),
  );
  equal(overlap, false);
});

test('bands lie on the inner edge, owners on the outer one', () => {
  const [bottom, left] = [boxOf(1), boxOf(11)];
  equal([stripe(bottom, 'bottom', 28, true).y, stripe(left, 'left', 28, true).x], [bottom.y, left.x + left.w - 28]);
  equal([stripe(bottom, 'bottom', 25, false).y, stripe(left, 'left', 25, false).x], [bottom.y + bottom.h - 25, 0]);
  equal(field(left, 'left').x, 25);
});

test('pawns on one space do not hide each other', () => {
  for (const space of [0, 3, 10, 17, 20, 24, 30, 39]) {
    const places = [0, 1, 2, 3, 4, 5].map((at) => pawnPlace(space, at, 6, RING));
    equal(
      places.some((a, i) => places.some((b, j) => i < j && Math.hypot(a.x - b.x, a.y - b.y) < 10)),
      false,
    );
    equal(
      places.every(({x, y}) => x > 0 && y > 0 && x < RING.size && y < RING.size),
      true,
    );
  }
});

test('a pawn walks as far as dice lead, goes three back, and flies anywhere else', () => {
  equal(path(38, 2), [39, 0, 1, 2]);
  equal(path(7, 4), [6, 5, 4]);
  equal(path(30, 10), [10]);
});

test('names are broken between words, and where a long word allows it', () => {
  equal(lines('St. Charles Place', 11), ['St. Charles', 'Place']);
  equal(lines('Mediterranean Avenue', 11), ['Mediterranean', 'Avenue']);
  equal(lines('Zinn\u00adsoldaten\u00adplatz', 11), ['Zinn-', 'soldaten-', 'platz']);
  equal(lines('Parade\u00adallee', 12), ['Paradeallee']);
});
