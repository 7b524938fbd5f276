import type {ClassicPicture} from '../../protocol.ts';
import type {Shown, Lull} from '../game-module.ts';
import {choices} from './choices.ts';

const ORDER = 'order auto-done on';

/** The window between two turns. It is worth a look when there is a claim, an offer, or a group to build on. */
export function classicLull({state}: Shown<ClassicPicture>): Lull | null {
  const {view, asked, you, waiting} = state;
  if (view?.phase !== 'window' || !waiting.includes(you) || choices(asked, 'done').length === 0) {
    return null;
  }
  const groups = choices(asked, 'build').map(({args}) => view.properties.find(({deed}) => deed === args[0])?.group);
  const offers = [...choices(asked, 'claim', 'accept').map(({text}) => `${view.turn} ${text}`), ...groups];
  const order = choices(asked, 'order').some(({text}) => text === ORDER) ? ORDER : null;
  return {move: 'done', offers: [...new Set(offers.filter((offer) => offer !== undefined))], order};
}
