import type {ClassicPicture, ClassicProperty} from '../../protocol.ts';
import type {Words} from '../../frame/lib/words.ts';
import {SPACES} from './spaces.ts';

/** The price of a free property, the rent that an owned one earns now. */
export function worthNow(_view: ClassicPicture, property: ClassicProperty, words: Words): string {
  if (property.owner < 0) {
    return words.money(property.price);
  }
  return property.mortgaged ? words.text('ui.classic.mortgaged.short') : rentText(property, property.earns, words);
}

/** A rent; that of a utility is so many times the dice. */
export function rentText(property: ClassicProperty, rent: number, words: Words): string {
  return property.group === 'utility' ? words.text('ui.classic.times', rent) : words.money(rent);
}

export function spaceName(space: number, words: Words): string {
  return words.text(`space.${SPACES[space]}`);
}

export function ownerLine(property: ClassicProperty, words: Words, names: readonly string[]): string {
  if (property.owner < 0) {
    return words.text('ui.classic.free', property.price);
  }
  const name = names[property.owner] ?? '';
  return property.mortgaged
    ? words.text('ui.classic.owned.mortgaged', name)
    : words.text('ui.classic.owned', name, rentText(property, property.earns, words));
}

/** A space in one sentence for those who do not see it. */
export function spaceLabel(view: ClassicPicture, space: number, words: Words, names: readonly string[]): string {
  const property = view.properties.find((each) => each.space === space);
  const here = view.players.flatMap((player, seat) =>
    !player.out && player.space === SPACES[space] ? [names[seat] ?? ''] : [],
  );
  return [
    spaceName(space, words),
    property ? words.text(`group.${property.group}`) : '',
    property ? ownerLine(property, words, names) : '',
    property && property.level > 0 ? buildingsText(property, words) : '',
    here.length > 0 ? words.text('ui.classic.here', words.names(here)) : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
}

export function buildingsText(property: ClassicProperty, words: Words): string {
  return property.level === property.rents.length - 1
    ? words.item('hotel')
    : words.text('ui.classic.houses', property.level);
}
