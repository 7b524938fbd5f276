import type {ExpressPicture} from '../../protocol.ts';
import type {BigMove, TableContext} from '../game-module.ts';
import {movesOf, percent} from './choices.ts';
import {ROLL, STOP} from './moves.ts';

/** Stop and Roll. Stop first: it is the one that cannot hurt. */
export function bigMoves({shown, words}: TableContext<ExpressPicture>): readonly BigMove[] {
  const view = shown.state.view;
  if (!view) {
    return [];
  }
  const {asked} = shown.state;
  const big: BigMove[] = [];
  if (movesOf(asked, 'stop').length > 0) {
    const title = words.text('ui.express.stop');
    big.push({
      move: STOP,
      title,
      detail: words.text('ui.express.stop.detail', view.turnValue),
      key: 's',
      tone: 'bank',
    });
  }
  if (movesOf(asked, 'roll').length > 0) {
    big.push({
      move: ROLL,
      title: words.text('ui.express.roll'),
      detail: rollDetail(view, words),
      key: 'r',
      tone: 'press',
    });
  }
  return big;
}

function rollDetail(view: ExpressPicture, words: TableContext<ExpressPicture>['words']): string {
  const dice = view.dice.filter((die) => die.where === 'loose').length;
  const chance = percent(view.bustWays, view.bustWhole);
  return view.turnValue === 0 || chance === 0
    ? words.text('ui.express.roll.detail', dice)
    : words.text('ui.express.roll.risk', dice, chance);
}
