import type {Asked, ChatMessage, Clock, Frame, LogEntry, TableInfo} from '../../protocol.ts';

/** So much of the talk is kept. */
const MESSAGES = 200;

/** What one connection knows about its table. Never changed in place. */
export interface SeatState<V = unknown> {
  readonly you: number;
  readonly table: TableInfo;
  readonly log: readonly LogEntry[];
  readonly waiting: readonly number[];
  readonly view: V | null;
  readonly asked: Asked | null;
  readonly clocks: readonly Clock[];
  readonly chat: readonly ChatMessage[];
  /** This seat's standing orders, as far as it has any. */
  readonly orders: Readonly<Record<string, string>>;
  /** How many devices hold this seat, 0 while that is not known. */
  readonly devices: number;
  /** The number of the last frame. */
  readonly n: number;
}

export interface Reduced {
  readonly state: SeatState | null;
  /** The log entries that came with this frame. */
  readonly fresh: readonly LogEntry[];
  /** A frame is missing: connect again and ask for what is not known yet. */
  readonly gap: boolean;
}

/** The state after a frame. A frame that does not fit changes nothing but asks to connect again. */
export function reduce(state: SeatState | null, frame: Frame): Reduced {
  if (frame.type === 'welcome') {
    const known = state?.log ?? [];
    if (frame.log.from > known.length) {
      return {state, fresh: [], gap: true};
    }
    const {you, table, waiting, view, asked, clocks, n} = frame;
    const log = [...known.slice(0, frame.log.from), ...frame.log.events];
    return {
      state: {you, table, log, waiting, view, asked, clocks, chat: [], orders: {}, devices: state?.devices ?? 0, n},
      fresh: frame.log.events,
      gap: false,
    };
  }
  if (state === null || frame.n !== state.n + 1) {
    return {state, fresh: [], gap: true};
  }
  switch (frame.type) {
    case 'news': {
      if (frame.log.from !== state.log.length) {
        return {state, fresh: [], gap: true};
      }
      const {waiting, view, asked, clocks, n} = frame;
      const log = frame.log.events.length === 0 ? state.log : [...state.log, ...frame.log.events];
      return {state: {...state, log, waiting, view, asked, clocks, n}, fresh: frame.log.events, gap: false};
    }
    case 'table':
      return {state: {...state, table: frame.table, clocks: frame.clocks, n: frame.n}, fresh: [], gap: false};
    case 'chat':
      return {
        state: {...state, chat: [...state.chat, ...frame.messages].slice(-MESSAGES), n: frame.n},
        fresh: [],
        gap: false,
      };
    case 'orders':
      return {state: {...state, orders: frame.orders, n: frame.n}, fresh: [], gap: false};
    case 'devices':
      return {state: {...state, devices: frame.devices, n: frame.n}, fresh: [], gap: false};
    case 'answer':
    case 'error':
    case 'bye':
      return {state: {...state, n: frame.n}, fresh: [], gap: false};
  }
}

/** Whether the game waits for bots alone. */
export function waitsForBots({table, waiting}: SeatState): boolean {
  const bot = (seat: number) => table.seats[seat]?.kind === 'bot' || table.seats[seat]?.standIn !== '';
  return table.state === 'playing' && !table.paused && waiting.length > 0 && waiting.every(bot);
}

const NAMES = new WeakMap<TableInfo, readonly string[]>();

/** The same list as long as nothing about the table has changed, so that what shows it need not be drawn again. */
export function namesOf(table: TableInfo, openName: string): readonly string[] {
  const names = table.seats.map((seat) => (seat.kind === 'open' && seat.name === '' ? openName : seat.name));
  const before = NAMES.get(table);
  if (before?.every((name, seat) => name === names[seat])) {
    return before;
  }
  NAMES.set(table, names);
  return names;
}
