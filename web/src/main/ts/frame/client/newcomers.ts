import {forgetDevices, knownDevices, rememberDevices} from '../lib/prefs.ts';

/**
 * Seats that more devices hold than their player knows of. What is known is kept in this browser, so that a device is
 * also told that came while the page was away; who sees a seat for the first time knows what is there.
 */
export class Newcomers {
  private readonly table: string;
  /** For a browser that remembers nothing. */
  private readonly known = new Map<number, number>();
  private readonly unread = new Set<number>();

  constructor(table: string) {
    this.table = table;
  }

  /** The seats whose player is to be told. */
  get seats(): readonly number[] {
    return [...this.unread];
  }

  heard(seat: number, devices: number): void {
    const known = this.known.get(seat) ?? knownDevices(this.table, seat) ?? devices;
    if (devices > known) {
      this.known.set(seat, known);
      this.unread.add(seat);
    } else {
      this.accept(seat, devices);
    }
  }

  accept(seat: number, devices: number): void {
    this.unread.delete(seat);
    this.known.set(seat, devices);
    rememberDevices(this.table, seat, devices);
  }

  /** The seat is not held here any more. */
  forget(seat: number): void {
    this.unread.delete(seat);
    this.known.delete(seat);
    forgetDevices(this.table, seat);
  }
}
