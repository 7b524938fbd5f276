import type {TableInfo} from '../../protocol.ts';

/** The seats that people still play at a table, also where a bot stands in for somebody who may come back. */
export function people(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.kind !== 'bot' && !seat.left).map((seat) => seat.seat);
}

/** Whether everybody who plays sits at this device. */
export function oneDevice(table: TableInfo, mine: readonly number[]): boolean {
  return mine.length > 0 && people(table).every((seat) => mine.includes(seat));
}

/** Whether one person plays against bots alone, so that nobody could learn anything from how they play. */
export function alone(table: TableInfo, mine: readonly number[]): boolean {
  return people(table).length === 1 && oneDevice(table, mine);
}
