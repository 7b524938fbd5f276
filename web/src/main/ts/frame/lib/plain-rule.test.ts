import {equal, test} from '../../testing.ts';
import {plainRule} from './plain-rule.ts';

test('a clause says nothing of decisions, options and whose rule it is', () => {
  equal(
    plainRule(
      'Ours: after a turn every seat says `done`, or the window (option `window-seconds`, 5) runs out. A seat counts as done (all of this is public; C1).',
    ),
    'After a turn every seat says done, or the window runs out. A seat counts as done (all of this is public).',
  );
  equal(
    plainRule(
      'One may pay $50. Ours: roll and move in it. Option `fine-waits`: the turn ends after paying. Then go on (R3, D12).',
    ),
    'One may pay $50. Roll and move in it. Then go on.',
  );
});

test('what is for players stays as it is', () => {
  equal(plainRule('Three policemen (of any dice) end the turn.'), 'Three policemen (of any dice) end the turn.');
});
