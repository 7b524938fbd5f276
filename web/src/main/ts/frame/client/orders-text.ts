import type {OptionInfo} from '../../protocol.ts';

/** All orders as the server reads them; what is as the game has it need not be said. */
export function ordersText(orders: readonly OptionInfo[], given: Readonly<Record<string, string>>): string {
  const pairs = orders
    .filter(({name, fallback}) => (given[name] ?? fallback) !== fallback)
    .map(({name}) => `${name}=${given[name]}`);
  return pairs.length === 0 ? '-' : pairs.join(' ');
}
