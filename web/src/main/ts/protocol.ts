// The generated types of the protocol under the short names that the app uses.

export type {
  Answer,
  Asked,
  Bye,
  ChatMessage,
  ClassicDeed,
  ClassicGroup,
  ClassicPhase,
  ClassicPicture,
  Course,
  CoursePoint,
  DealCard,
  DealColour,
  DealPhase,
  DealPicture,
  Device,
  DeviceTable,
  DrawnNumber,
  Draws,
  ExpressEvent,
  ExpressFace,
  ExpressGroup,
  ExpressPicture,
  Frame,
  GameEvent,
  GameInfo,
  GoColour,
  GoImage,
  GoPhase,
  GoPicture,
  GoPicturePlayer,
  GoPictureStack,
  LogEntry,
  News,
  OptionInfo,
  Problem,
  PublicTable,
  Replay,
  ReplayLine,
  ReplayStep,
  ReplaySteps,
  SeatLink,
  TableInfo,
  Unpacked,
  Welcome,
} from './wire-types.ts';
export type {
  AskedVerb as Verb,
  ClassicMoveStanding as ClassicOrder,
  ClassicPictureChange as ClassicChange,
  ClassicPictureOffered as ClassicOffer,
  ClassicPictureProperty as ClassicProperty,
  ClockInfo as Clock,
  DealPicturePile as DealPile,
  DealPicturePlayer as DealPlayer,
  ExpressPictureDieState as ExpressDieState,
  ExpressStatePhase as ExpressPhase,
  ExpressPictureGroupState as ExpressGroupState,
  LanInfo as Lan,
  Opened as OpenedTable,
  RuleTexts as RulesText,
  SeatSecret as TakenSeat,
  TableInfoSeatInfo as Seat,
} from './wire-types.ts';

// What we send has more form than what the server must be able to read.

export interface NewTable {
  game: string;
  options: Record<string, string>;
  clock: number;
  terms: Record<string, string>;
  onLeave: string;
  seats: NewSeat[];
  /** Whether anybody may watch. */
  listed: boolean;
}

export type NewSeat =
  {kind: 'me'; name: string} | {kind: 'open'; name: string} | {kind: 'bot'; bot: string; name: string};

export type Command =
  | {id: string; moment: number; move: string}
  | {id: string; moment: number; move: string; action: 'consider'}
  | {id: string; action: Action}
  | {id: string; action: SpokenAction; text: string};

export type Action = 'leave' | 'agree' | 'disagree' | 'take-back' | 'pause' | 'resume' | 'return';

/** Actions that say what they are about. */
export type SpokenAction = 'step-out' | 'grant' | 'order' | 'say' | 'emote' | 'report';
