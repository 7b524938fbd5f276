import type {ClassicDeed, ClassicGroup, ClassicPicture, ClassicProperty} from '../../protocol.ts';
import {SPACES} from './spaces.ts';

// Pictures of the classic board for tests.

type Player = ClassicPicture['players'][number];

export function player(more: Partial<Player> = {}): Player {
  return {
    cash: 1500,
    space: 'go',
    token: 'kite',
    jailed: false,
    failedRolls: 0,
    out: false,
    worth: 1500,
    raisable: 0,
    cards: [],
    autoClaim: true,
    autoDone: false,
    done: false,
    rank: 0,
    ...more,
  };
}

export function property(deed: ClassicDeed, group: ClassicGroup, more: Partial<ClassicProperty> = {}): ClassicProperty {
  const site = group !== 'railroad' && group !== 'utility';
  return {
    deed,
    group,
    space: SPACES.indexOf(deed),
    owner: -1,
    level: 0,
    mortgaged: false,
    price: 60,
    mortgageValue: 30,
    repayment: 33,
    houseCost: site ? 50 : 0,
    houseSale: site ? 25 : 0,
    earns: 2,
    earnsNext: 10,
    rents: site ? [2, 10, 30, 90, 160, 250] : [25, 50, 100, 200],
    ...more,
  };
}

export function sample(more: Partial<ClassicPicture> = {}): ClassicPicture {
  return {
    edition: 'pocket',
    phase: 'roll',
    active: 0,
    next: 0,
    turn: 1,
    round: 1,
    dice: [],
    doubles: 0,
    minutesLeft: 0,
    lastTurn: false,
    pot: 0,
    houses: 32,
    hotels: 12,
    players: [player(), player(), player()],
    properties: [property('mediterranean', 'brown'), property('baltic', 'brown'), property('reading', 'railroad')],
    landing: SPACES.map(() => 0),
    auction: [],
    debts: [],
    claims: [],
    offers: [],
    shortage: [],
    interest: [],
    lots: [],
    chanceUsed: [],
    chestUsed: [],
    ...more,
  };
}
