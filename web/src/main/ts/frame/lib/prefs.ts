// What this browser remembers: name, language, theme, speed, what is read aloud, which hints and how much of each log were seen, how many devices a seat had.

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'instant' | 'fast' | 'normal' | 'slow';
/** How much of what happens is read aloud. */
export type Detail = 'all' | 'main' | 'turns';
/** Who makes a move when there is only one. */
export type Forced = 'ask' | 'make';
/** Whether others at other devices wait for this player between turns; empty until they were asked. */
export type Between = '' | 'ask' | 'pass';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS: readonly Speed[] = ['instant', 'fast', 'normal', 'slow'];
export const DETAILS: readonly Detail[] = ['all', 'main', 'turns'];
export const FORCED: readonly Forced[] = ['ask', 'make'];
export type Sounding = '' | 'on' | 'off';
const SOUNDING: readonly Sounding[] = ['', 'on', 'off'];
const BETWEEN: readonly Between[] = ['', 'ask', 'pass'];

const PACE: Record<Speed, number> = {instant: 0, fast: 0.45, normal: 1, slow: 2};
const SEEN_TABLES = 30;

function read(key: string): string | null {
  try {
    return localStorage.getItem(`magie.${key}`);
  } catch {
    return null; // storage is switched off: everything works, nothing is remembered
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`magie.${key}`, value);
  } catch {
    // as above
  }
}

function oneOf<T extends string>(all: readonly T[], value: string | null, fallback: T): T {
  return all.find((each) => each === value) ?? fallback;
}

export const prefs = {
  get name(): string {
    return read('name') ?? '';
  },
  set name(name: string) {
    write('name', name);
  },
  /** Empty: as the browser says. */
  get language(): string {
    return read('language') ?? '';
  },
  set language(language: string) {
    write('language', language);
  },
  get theme(): Theme {
    return oneOf(THEMES, read('theme'), 'auto');
  },
  set theme(theme: Theme) {
    write('theme', theme);
    applyTheme();
  },
  get speed(): Speed {
    return oneOf(SPEEDS, read('speed'), 'normal');
  },
  set speed(speed: Speed) {
    write('speed', speed);
    applySpeed();
  },
  get detail(): Detail {
    return oneOf(DETAILS, read('detail'), 'all');
  },
  set detail(detail: Detail) {
    write('detail', detail);
  },
  get forced(): Forced {
    return oneOf(FORCED, read('forced'), 'make');
  },
  set forced(forced: Forced) {
    write('forced', forced);
  },
  get between(): Between {
    return oneOf(BETWEEN, read('between'), '');
  },
  set between(between: Between) {
    write('between', between);
  },
  /** Whether sounds are heard; empty until the player was asked. */
  get sound(): Sounding {
    return oneOf(SOUNDING, read('sound'), '');
  },
  set sound(sound: Sounding) {
    write('sound', sound);
  },
  /** From 0 to 100. */
  get volume(): number {
    return Math.min(100, Math.max(0, Number(read('volume') ?? 70) || 0));
  },
  set volume(volume: number) {
    write('volume', String(volume));
  },
  /** Whether a player whose page is in the background is called when it is their turn. */
  get notify(): boolean {
    return read('notify') === 'on';
  },
  set notify(on: boolean) {
    write('notify', on ? 'on' : 'off');
  },
  /** The token of the last game on the classic board. */
  get token(): string {
    return read('token') ?? '';
  },
  set token(token: string) {
    write('token', token);
  },
  /** The hints that were seen, each by its name; `*` for all. */
  get hints(): readonly string[] {
    return list('hints').map(String);
  },
  set hints(seen: readonly string[]) {
    write('hints', JSON.stringify(seen));
  },
  get pace(): number {
    return PACE[prefs.speed];
  },
};

export function applyTheme(): void {
  document.documentElement.dataset.theme = prefs.theme;
}

/** What moves on the page goes by it, too. */
export function applySpeed(): void {
  document.documentElement.dataset.speed = prefs.speed;
}

/** How many log entries of a table were shown here; -1 if it was never open. */
export function seenUpTo(table: string): number {
  return seen().find(([id]) => id === table)?.[1] ?? -1;
}

/** The tables that were looked at here, the last one first. */
export function seenLately(): string[] {
  return seen().map(([id]) => id);
}

export function rememberSeen(table: string, entries: number): void {
  const rest = seen().filter(([id]) => id !== table);
  write('seen', JSON.stringify([[table, entries], ...rest].slice(0, SEEN_TABLES)));
}

export function forgetSeen(table: string): void {
  write('seen', JSON.stringify(seen().filter(([id]) => id !== table)));
}

/** Whether a table's end was not celebrated here before; from now on it was. */
export function celebratesOnce(table: string): boolean {
  const before = list('celebrated');
  write('celebrated', JSON.stringify([table, ...before].slice(0, SEEN_TABLES)));
  return !before.includes(table);
}

/** Whether the rules of this table were read here. */
export function knowsRules(table: string): boolean {
  return list('rules').includes(table);
}

export function rememberRules(table: string): void {
  write('rules', JSON.stringify([table, ...list('rules').filter((id) => id !== table)].slice(0, SEEN_TABLES)));
}

/** How many devices held a seat when its player last knew; undefined if it was never held here. */
export function knownDevices(table: string, seat: number): number | undefined {
  return devices().find(([id, at]) => id === table && at === seat)?.[2];
}

export function rememberDevices(table: string, seat: number, count: number): void {
  write('devices', JSON.stringify([[table, seat, count], ...otherDevices(table, seat)].slice(0, SEEN_TABLES)));
}

export function forgetDevices(table: string, seat: number): void {
  write('devices', JSON.stringify(otherDevices(table, seat)));
}

function otherDevices(table: string, seat: number): [string, number, number][] {
  return devices().filter(([id, at]) => id !== table || at !== seat);
}

function devices(): [string, number, number][] {
  return list('devices') as [string, number, number][];
}

function seen(): [string, number][] {
  return list('seen') as [string, number][];
}

function list(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(read(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
