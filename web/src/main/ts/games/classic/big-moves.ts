import type {ClassicPicture} from '../../protocol.ts';
import type {BigMove, TableContext} from '../game-module.ts';
import {choices} from './choices.ts';

/** The moves that carry the turn on, with their keys. Everything else is offered where it belongs. */
const BIG: readonly [verb: string, key: string, tone: BigMove['tone']][] = [
  ['claim', 'c', 'press'],
  ['decline', 'd', 'bank'],
  ['buy', 'b', 'press'],
  ['pass', 'p', 'bank'],
  ['bid', 'b', 'press'],
  ['use-card', 'u', 'bank'],
  ['pay-fine', 'f', 'bank'],
  ['bankrupt', 'x', 'bank'],
  ['pay', 'p', 'press'],
  ['hold', 'w', 'bank'],
  ['roll', 'r', 'press'],
  ['done', 'd', 'press'],
];

export function bigMoves({shown, words, seat}: TableContext<ClassicPicture>): readonly BigMove[] {
  const view = shown.state.view;
  if (!view || seat < 0) {
    return [];
  }
  return BIG.flatMap(([verb, key, tone]) =>
    choices(shown.state.asked, verb)
      .slice(0, 1)
      .map((choice): BigMove => ({
        move: choice.text,
        title: words.text(`ui.classic.big.${verb}`),
        detail: detail(verb, choice.args, view, seat, words),
        key,
        tone,
      })),
  );
}

function detail(
  verb: string,
  args: readonly string[],
  view: ClassicPicture,
  seat: number,
  words: TableContext<ClassicPicture>['words'],
): string {
  const here = view.players[seat]?.space ?? '';
  switch (verb) {
    case 'buy':
      return words.text(
        'ui.classic.big.buy.detail',
        words.item(here),
        view.properties.find((each) => each.deed === here)?.price ?? 0,
      );
    case 'bid':
      return words.money(Number(args[0]));
    case 'claim': {
      const claim = view.claims.find((each) => each.owner === seat && each.deed === args[0]);
      return words.text(
        claim && claim.times > 0 ? 'ui.classic.big.claim.times' : 'ui.classic.big.claim.detail',
        words.item(args[0] ?? ''),
        claim?.times || claim?.amount || 0,
      );
    }
    case 'pay':
      return words.money(view.debts[0]?.amount ?? 0);
    case 'roll':
      return words.text(
        view.players[seat]?.jailed
          ? 'ui.classic.big.roll.jail'
          : view.doubles > 0
            ? 'ui.classic.big.roll.again'
            : 'ui.classic.big.roll.detail',
      );
    default:
      return words.text(`ui.classic.big.${verb}.detail`);
  }
}
