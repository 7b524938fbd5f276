import type {
  Course,
  Device,
  Draws,
  GameInfo,
  Lan,
  NewTable,
  OpenedTable,
  Problem,
  PublicTable,
  Replay,
  ReplaySteps,
  RulesText,
  SeatLink,
  TableInfo,
  TakenSeat,
  Unpacked,
} from './protocol.ts';
import {letterOf} from './frame/lib/words.ts';
import {PROTOCOL_VERSION} from './wire-types.ts';

/** Told to the window when the server speaks another protocol than this page. */
export const OUTDATED = 'magie-outdated';

/** A refused request, with the one line that the server gave for it. */
export class RequestFailed extends Error {
  readonly code: string;
  /** What of the request was wrong, empty if nothing in particular. */
  readonly field: string;
  readonly status: number;

  constructor(status: number, error: {code: string; message: string; field?: string}) {
    super(error.message);
    this.code = error.code;
    this.field = error.field ?? '';
    this.status = status;
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return send(path, {
    method,
    headers: body === undefined ? {} : {'Content-Type': 'application/json'},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function send<T>(path: string, what: RequestInit): Promise<T> {
  let response: Response;
  try {
    const headers = new Headers(what.headers);
    headers.set('Magie-Protocol', String(PROTOCOL_VERSION));
    response = await fetch(path, {...what, headers, credentials: 'same-origin'});
  } catch {
    throw new RequestFailed(0, {code: 'unreachable', message: ''});
  }
  const text = await response.text();
  if (!response.ok) {
    const error = errorOf(text);
    if (error.code === 'protocol') {
      window.dispatchEvent(new Event(OUTDATED));
    }
    throw new RequestFailed(response.status, error);
  }
  return JSON.parse(text) as T;
}

function errorOf(text: string): {code: string; message: string; field?: string} {
  try {
    const error = (JSON.parse(text) as {error?: Problem}).error;
    if (error) {
      return error;
    }
  } catch {
    // Something between us and the server answered with its own words.
  }
  return {code: 'unavailable', message: ''};
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: async () => (await request<{games: GameInfo[]}>('GET', '/api/games')).games,
  device: () => request<Device>('GET', '/api/device'),
  publicTables: async () => (await request<{tables: PublicTable[]}>('GET', '/api/public')).tables,
  lan: (on: boolean) => request<Lan>('POST', '/api/lan', {on}),
  rules: (game: string) => request<RulesText>('GET', `/api/rules/${game}`),
  messages: (language: string, game: string) =>
    request<Record<string, string>>('GET', `/api/messages/${language}/${game}`),
  open: (fresh: NewTable) => request<OpenedTable>('POST', '/api/tables', fresh),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  sit: (id: string, seat: number, name: string) => request<TakenSeat>('POST', `${table(id)}/sit`, {seat, name}),
  claim: (id: string, secret: string) => request<{seat: number}>('POST', `${table(id)}/claim`, {secret}),
  seatLink: (id: string, seat: number) => request<SeatLink>('POST', `${table(id)}/seat-link`, {seat}),
  signOut: (id: string, seat: number) => request<SeatLink>('POST', `${table(id)}/sign-out`, {seat}),
  rematch: (id: string, seat: number) => request<{table: string}>('POST', `${table(id)}/rematch`, {seat}),
  start: (id: string, bot: string) => request<object>('POST', `${table(id)}/start`, {bot}),
  list: (id: string, on: boolean) => request<object>('POST', `${table(id)}/listed`, {on}),
  consent: (id: string, seat: number, yes: boolean) => request<object>('POST', `${table(id)}/consent`, {seat, yes}),
  pack: (id: string, seat: number, phrase: string) => request<object>('POST', `${table(id)}/pack`, {seat, phrase}),
  packed: (id: string) => `${table(id)}/packed`,
  code: (id: string, seat: number) => request<TakenSeat>('POST', `${table(id)}/code`, {seat}),
  findPack: (pack: string) => request<Unpacked>('GET', `/api/packs/${pack}`),
  unpack: (file: Blob) =>
    send<Unpacked>('/api/unpack', {
      method: 'POST',
      headers: {'Content-Type': 'application/vnd.magie.table'},
      body: file,
    }),
  phrase: (id: string, phrase: string) => request<object>('POST', `${table(id)}/phrase`, {phrase}),
  take: (id: string, seat: number) => request<TakenSeat>('POST', `${table(id)}/take`, {seat}),
  qr: (id: string) => `${table(id)}/qr.svg`,
  replay: (id: string, eyes: number) => request<Replay>('GET', `${table(id)}/replay?seat=${letterOf(eyes)}`),
  steps: (id: string, eyes: number, from: number) =>
    request<ReplaySteps>('GET', `${table(id)}/replay/steps?seat=${letterOf(eyes)}&from=${from}`),
  course: (id: string) => request<Course>('GET', `${table(id)}/course`),
  draws: (id: string) => request<Draws>('GET', `${table(id)}/draws`),
  journal: (id: string) => `${table(id)}/journal`,
};
