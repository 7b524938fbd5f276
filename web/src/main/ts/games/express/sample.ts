import type {ExpressDieState, ExpressGroup, ExpressGroupState, ExpressPicture} from '../../protocol.ts';
import {GROUPS} from '../groups.ts';

// Pictures of Express for tests.

export function die(
  number: number,
  face: ExpressDieState['face'],
  where: ExpressDieState['where'] = 'loose',
): ExpressDieState {
  return {die: number, face, where, faces: []};
}

function group(name: ExpressGroup): ExpressGroupState {
  return {group: name, squares: 3, faceValue: 100, completeValue: 800, complete: false, shown: 0, chance: 0, dice: []};
}

export function sample(more: Partial<ExpressPicture> = {}): ExpressPicture {
  const player = {score: 0, houses: 0, left: false, rank: 0};
  return {
    phase: 'placing',
    active: 0,
    turn: 1,
    rolls: 1,
    target: 15000,
    money: 0,
    turnValue: 300,
    unlocked: false,
    policemen: 1,
    housesInBank: 4,
    bustWays: 1,
    bustWhole: 27,
    players: [player, player],
    groups: GROUPS.map(group),
    dice: [],
    ...more,
  };
}
