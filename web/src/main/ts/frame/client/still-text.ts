import type {TableInfo} from '../../protocol.ts';
import type {Words} from '../lib/words.ts';

/** Why nothing goes on at a table, in sentences; none while something does. */
export function stillText(table: TableInfo, words: Words): readonly string[] {
  switch (table.state) {
    case 'frozen':
      return [words.text('ui.frozen', table.reason)];
    case 'stopped':
    case 'closed':
      return [
        words.text(`ui.${table.state}`),
        ...(table.reason === '' ? [] : [words.text('ui.host-says', table.reason)]),
      ];
    default:
      return [];
  }
}
