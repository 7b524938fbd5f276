import type {Asked, Command, Frame, TableInfo} from '../../protocol.ts';
import {pretend, pretendStorage} from '../../testing.ts';

/** Sockets as a browser has them, whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every socket that was opened, the last one last. */
  static all: FakeSocket[] = [];

  readonly sent: Command[] = [];
  readonly url: string;
  readyState = FakeSocket.OPEN;
  onmessage: ((message: {data: string}) => void) | null = null;
  onclose: ((event: {code: number}) => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  /** What the page asked for in the address. */
  asked(name: string): string | null {
    return new URL(this.url).searchParams.get(name);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.drop(1000);
  }

  /** The server, or the cable, ends the connection. */
  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({code});
  }

  tell(frame: Partial<Frame> & {type: Frame['type']}): void {
    this.onmessage?.({data: JSON.stringify(frame)});
  }

  /** The server's answer to the command that was sent last. */
  answer(n: number, error: {code: string; message: string} | null = null): void {
    this.tell({type: 'answer', n, id: this.sent.at(-1)!.id, ok: error === null, error: error as never, view: null});
  }
}

/** A browser with the given sockets and timers that run when the test says so. */
export function pretendBrowser(): {run: () => void} {
  const timers: (() => void)[] = [];
  FakeSocket.all = [];
  pretendStorage();
  const target = {addEventListener: () => {}, removeEventListener: () => {}};
  pretend('window', target);
  pretend('document', {...target, hidden: false, visibilityState: 'visible'});
  pretend('location', {protocol: 'https:', host: 'magie.test'});
  pretend('WebSocket', FakeSocket);
  pretend('setTimeout', (work: () => void) => timers.push(work));
  pretend('clearTimeout', (at: number) => {
    timers[at - 1] = () => {};
  });
  return {run: () => timers.splice(0, timers.length, ...timers.map(() => () => {})).forEach((work) => work())};
}

const SEAT = {kind: 'person', bot: '', left: false, standIn: ''};

export function table(state: TableInfo['state'] = 'playing', seats = 2): TableInfo {
  return {
    id: 'TABLE',
    game: 'race',
    state,
    paused: false,
    seats: Array.from({length: seats}, (_, seat) => ({...SEAT, seat, name: `P${seat}`})),
    agreed: [],
  } as unknown as TableInfo;
}

export function asked(moment: number, ...moves: string[]): Asked {
  return {
    moment,
    takeBack: false,
    verbs: moves.map((text) => ({
      verb: text,
      message: '',
      clause: '',
      moves: [{text, args: []}],
      least: 1,
      most: 0,
    })),
  };
}

/** The first frame of a connection. */
export function welcome(you: number, ask: Asked | null, lines = 0): Frame {
  return {
    type: 'welcome',
    n: 1,
    you,
    table: table(),
    log: {from: 0, events: Array.from({length: lines}, (_, at) => ({clause: '', text: `line ${at}`, event: null}))},
    waiting: ask ? [you] : [],
    view: {},
    asked: ask,
    clocks: [],
  } as unknown as Frame;
}

/** What the server tells when somebody has moved. */
export function news(n: number, from: number, waiting: readonly number[], ask: Asked | null): Frame {
  return {
    type: 'news',
    n,
    log: {from, events: [{clause: '', text: `line ${from}`, event: null}]},
    waiting,
    view: {},
    asked: ask,
    clocks: [],
  } as unknown as Frame;
}
