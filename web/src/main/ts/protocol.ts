// The messages of docs/protocol.md as types.

export interface GameInfo {
  id: string;
  fewestSeats: number;
  mostSeats: number;
  bots: string[];
  options: OptionInfo[];
}

export interface OptionInfo {
  name: string;
  fallback: string;
  values: string[];
  least: number;
  most: number;
  clause: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  clock: number;
  onLeave: string;
  seats: NewSeat[];
}

export type NewSeat =
  | {kind: 'me'; name: string}
  | {kind: 'open'; name: string}
  | {kind: 'bot'; bot: string; name: string};

export interface OpenedTable {
  table: string;
  link: string;
  seats: TakenSeat[];
}

export interface TakenSeat {
  seat: number;
  secret: string;
  link: string;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  state: 'open' | 'playing' | 'over' | 'frozen';
  reason: string;
  clock: number;
  onLeave: string;
  seats: Seat[];
  agreed: number[];
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  bot: string;
  name: string;
  here: boolean;
  left: boolean;
}

export interface Device {
  tables: DeviceTable[];
  lan: Lan;
}

export interface DeviceTable {
  table: string;
  game: string;
  state: TableInfo['state'];
  seats: number[];
  waiting: boolean;
}

export interface Lan {
  on: boolean;
  mayChange: boolean;
  address: string;
}

export interface RulesText {
  game: string;
  clauses: {id: string; text: string}[];
}

export interface RequestError {
  code: string;
  field?: string;
  message: string;
}

export interface LogEntry {
  clause: string;
  text: string;
  /** Null in what is told again later. */
  event: GameEvent | null;
}

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface LogPart {
  from: number;
  events: LogEntry[];
}

export interface Asked {
  moment: number;
  takeBack: boolean;
  verbs: Verb[];
}

export interface Verb {
  verb: string;
  message: string;
  clause: string;
  moves: Choice[];
  least: number;
  most: number;
}

export interface Choice {
  text: string;
  args: string[];
}

export interface Clock {
  label: string;
  seats: number[];
  milliseconds: number;
}

export interface Welcome {
  type: 'welcome';
  n: number;
  you: number;
  table: TableInfo;
  log: LogPart;
  waiting: number[];
  view: unknown;
  asked: Asked | null;
  clocks: Clock[];
}

export interface News {
  type: 'news';
  n: number;
  log: LogPart;
  waiting: number[];
  view: unknown;
  asked: Asked | null;
  clocks: Clock[];
}

export interface TableFrame {
  type: 'table';
  n: number;
  table: TableInfo;
}

export interface Answer {
  type: 'answer';
  n: number;
  id: string;
  ok: boolean;
  error?: AnswerError;
}

export interface AnswerError {
  code: string;
  clause?: string;
  message?: string;
  args?: string[];
}

export interface ErrorFrame {
  type: 'error';
  n: number;
  error: RequestError;
}

export interface Bye {
  type: 'bye';
  n: number;
  retryAfter: number;
}

export type Frame = Welcome | News | TableFrame | Answer | ErrorFrame | Bye;

export type Command =
  | {id: string; moment: number; move: string}
  | {id: string; do: 'leave' | 'agree' | 'disagree' | 'take-back'};

export interface ExpressPicture {
  phase: 'first-roll' | 'placing' | 'freeing' | 'over';
  active: number;
  turn: number;
  rolls: number;
  target: number;
  money: number;
  turnValue: number;
  unlocked: boolean;
  policemen: number;
  housesInBank: number;
  bustWays: number;
  bustWhole: number;
  players: ExpressPlayer[];
  groups: ExpressGroupState[];
  dice: ExpressDieState[];
}

export interface ExpressPlayer {
  score: number;
  houses: number;
  left: boolean;
  rank: number;
}

export interface ExpressGroupState {
  group: string;
  squares: number;
  faceValue: number;
  completeValue: number;
  complete: boolean;
  shown: number;
  chance: number;
  dice: number[];
}

export interface ExpressDieState {
  die: number;
  where: string;
  face: string;
  faces: string[];
}
