import {api} from '../../api.ts';

/** Which seats of a table this device holds. */
export async function heldSeats(table: string): Promise<number[]> {
  const device = await api.device();
  return device.tables.find((each) => each.table === table)?.seats ?? [];
}
