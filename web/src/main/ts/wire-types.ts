// Written from the records of the protocol by games.magie.wire.protocol.TypeScript; do not edit.

/** What this page speaks; see docs/protocol.md, "Versions". */
export const PROTOCOL_VERSION = 2;

export type Answer = {
  type: 'answer';
  n: number;
  id: string;
  ok: boolean;
  error: Problem | null;
  view: View | null;
};

export type Asked = {
  moment: number;
  takeBack: boolean;
  verbs: AskedVerb[];
};

export type AskedMoveText = {
  text: string;
  args: string[];
};

export type AskedVerb = {
  verb: string;
  message: string;
  clause: string;
  moves: AskedMoveText[];
  least: number;
  most: number;
};

export type BoardEvent = BoardEventTurnBegan | BoardEventRolledOff | BoardEventRolled | BoardEventTokenChosen | BoardEventLanded | BoardEventDrew | BoardEventJailed | BoardEventFreed | BoardEventDone | BoardEventHeld | BoardEventOrdered | BoardEventLeftTable | BoardEventTimeRanOut | BoardEventLastTurn | BoardEventEnded;

export type BoardEventDone = {
  type: 'Done';
  seat: number;
};

export type BoardEventDrew = {
  type: 'Drew';
  seat: number;
  card: ClassicCard;
};

export type BoardEventEnded = {
  type: 'Ended';
  winners: number;
};

export type BoardEventFreed = {
  type: 'Freed';
  seat: number;
};

export type BoardEventHeld = {
  type: 'Held';
  seat: number;
};

export type BoardEventJailed = {
  type: 'Jailed';
  seat: number;
};

export type BoardEventLanded = {
  type: 'Landed';
  seat: number;
  space: ClassicSpace;
};

export type BoardEventLastTurn = {
  type: 'LastTurn';
  seat: number;
};

export type BoardEventLeftTable = {
  type: 'LeftTable';
  seat: number;
};

export type BoardEventOrdered = {
  type: 'Ordered';
  seat: number;
  order: ClassicMoveOrder;
};

export type BoardEventRolled = {
  type: 'Rolled';
  seat: number;
  first: number;
  second: number;
};

export type BoardEventRolledOff = {
  type: 'RolledOff';
  seat: number;
  first: number;
  second: number;
};

export type BoardEventTimeRanOut = {
  type: 'TimeRanOut';
  seat: number;
};

export type BoardEventTokenChosen = {
  type: 'TokenChosen';
  seat: number;
  token: ClassicToken;
};

export type BoardEventTurnBegan = {
  type: 'TurnBegan';
  seat: number;
};

export type Bye = {
  type: 'bye';
  n: number;
  retryAfter: number;
};

export type Chat = {
  type: 'chat';
  n: number;
  messages: ChatMessage[];
};

export type ChatMessage = {
  number: number;
  seat: number;
  emote: string;
  text: string;
};

export type Claim = {
  secret?: string;
};

export type Claimed = {
  seat: number;
};

export type ClassicCard = 'chance-go' | 'chance-illinois' | 'chance-st-charles' | 'chance-reading' | 'chance-boardwalk' | 'chance-railroad-1' | 'chance-railroad-2' | 'chance-utility' | 'chance-back' | 'chance-jail' | 'chance-free' | 'chance-dividend' | 'chance-loan' | 'chance-fine' | 'chance-chairman' | 'chance-repairs' | 'chest-go' | 'chest-bank-error' | 'chest-doctor' | 'chest-stock' | 'chest-free' | 'chest-jail' | 'chest-birthday' | 'chest-holiday' | 'chest-tax-refund' | 'chest-insurance' | 'chest-hospital' | 'chest-school' | 'chest-services' | 'chest-street-repairs' | 'chest-beauty' | 'chest-inheritance';

export type ClassicDeck = 'chance' | 'chest';

export type ClassicDeed = 'mediterranean' | 'baltic' | 'reading' | 'oriental' | 'vermont' | 'connecticut' | 'st-charles' | 'electric-company' | 'states' | 'virginia' | 'pennsylvania-railroad' | 'st-james' | 'tennessee' | 'new-york' | 'kentucky' | 'indiana' | 'illinois' | 'b-and-o' | 'atlantic' | 'ventnor' | 'water-works' | 'marvin-gardens' | 'pacific' | 'north-carolina' | 'pennsylvania' | 'short-line' | 'park-place' | 'boardwalk';

export type ClassicEvent = BoardEvent | EstateEvent | PaymentEvent | TradeEvent;

export type ClassicGroup = 'brown' | 'light-blue' | 'pink' | 'orange' | 'red' | 'yellow' | 'green' | 'dark-blue' | 'railroad' | 'utility';

export type ClassicMoveOrder = {
  what: ClassicMoveStanding;
  on: boolean;
};

export type ClassicMoveStanding = 'auto-claim' | 'auto-done';

export type ClassicPhase = 'tokens' | 'roll' | 'buy' | 'auction' | 'debt' | 'transfer' | 'wishes' | 'place' | 'window' | 'over';

export type ClassicPicture = {
  edition: 'pocket' | 'brands';
  phase: ClassicPhase;
  active: number;
  next: number;
  turn: number;
  round: number;
  dice: number[];
  doubles: number;
  minutesLeft: number;
  lastTurn: boolean;
  pot: number;
  houses: number;
  hotels: number;
  players: ClassicPicturePlayer[];
  properties: ClassicPictureProperty[];
  landing: number[];
  auction: ClassicPictureBidding[];
  debts: ClassicPictureOwed[];
  claims: ClassicPictureClaim[];
  offers: ClassicPictureOffered[];
  shortage: ClassicPictureWanted[];
  interest: ClassicPictureInterest[];
  lots: ClassicDeed[];
  chanceUsed: ClassicCard[];
  chestUsed: ClassicCard[];
};

export type ClassicPictureBidding = {
  lot: ClassicDeed | 'house' | 'hotel';
  least: number;
  high: number;
  bidder: number;
  passed: boolean[];
};

export type ClassicPictureChange = {
  seat: number;
  wholeBefore: ClassicGroup[];
  wholeAfter: ClassicGroup[];
  rentBefore: number;
  rentAfter: number;
  worthBefore: number;
  worthAfter: number;
  interest: number;
};

export type ClassicPictureClaim = {
  debtor: number;
  owner: number;
  deed: ClassicDeed;
  amount: number;
  times: number;
};

export type ClassicPictureInterest = {
  seat: number;
  deed: ClassicDeed;
  interest: number;
  repayment: number;
};

export type ClassicPictureOffered = {
  number: number;
  from: number;
  to: number;
  terms: string;
  counterTo: number;
  possible: boolean;
  changes: ClassicPictureChange[];
};

export type ClassicPictureOwed = {
  debtor: number;
  creditors: number[];
  amount: number;
  cause: DebtsCause;
  deed: ClassicDeed | '';
  asked: boolean;
};

export type ClassicPicturePlayer = {
  cash: number;
  space: ClassicSpace;
  token: ClassicToken | '';
  jailed: boolean;
  failedRolls: number;
  out: boolean;
  worth: number;
  raisable: number;
  cards: ClassicDeck[];
  autoClaim: boolean;
  autoDone: boolean;
  done: boolean;
  rank: number;
};

export type ClassicPictureProperty = {
  deed: ClassicDeed;
  group: ClassicGroup;
  space: number;
  owner: number;
  level: number;
  mortgaged: boolean;
  price: number;
  mortgageValue: number;
  repayment: number;
  houseCost: number;
  houseSale: number;
  earns: number;
  earnsNext: number;
  rents: number[];
};

export type ClassicPictureWanted = {
  kind: 'house' | 'hotel';
  opener: number;
  site: ClassicDeed;
  stock: number;
  wishes: number[];
  placer: number;
};

export type ClassicSpace = 'go' | 'mediterranean' | 'chest-1' | 'baltic' | 'income-tax' | 'reading' | 'oriental' | 'chance-1' | 'vermont' | 'connecticut' | 'jail' | 'st-charles' | 'electric-company' | 'states' | 'virginia' | 'pennsylvania-railroad' | 'st-james' | 'chest-2' | 'tennessee' | 'new-york' | 'free-parking' | 'kentucky' | 'chance-2' | 'indiana' | 'illinois' | 'b-and-o' | 'atlantic' | 'ventnor' | 'water-works' | 'marvin-gardens' | 'go-to-jail' | 'pacific' | 'north-carolina' | 'chest-3' | 'pennsylvania' | 'short-line' | 'chance-3' | 'park-place' | 'luxury-tax' | 'boardwalk';

export type ClassicToken = 'lantern' | 'kettle' | 'bicycle' | 'violin' | 'anchor' | 'umbrella' | 'kite' | 'drum';

export type ClauseText = {
  id: string;
  text: string;
};

export type ClockInfo = {
  label: string;
  seats: number[];
  milliseconds: number;
  bank: number;
  grace: number;
  stopped: boolean;
};

export type Command = {
  id?: string;
  moment?: number;
  move?: string;
  action?: string;
  text?: string;
};

export type Consent = {
  seat?: number;
  yes?: boolean;
};

export type Course = {
  measures: string[];
  points: CoursePoint[];
};

export type CoursePoint = {
  step: number;
  values: Array<number[]>;
};

export type DealCard = '1' | '2' | '3' | '4' | '5' | '10' | 'pass-go' | 'deal-breaker' | 'just-say-no' | 'sly-deal' | 'forced-deal' | 'debt-collector' | 'birthday' | 'double-rent' | 'house' | 'hotel' | 'rent-brown-light-blue' | 'rent-pink-orange' | 'rent-red-yellow' | 'rent-green-dark-blue' | 'rent-railroad-utility' | 'rent-any' | 'mediterranean' | 'baltic' | 'oriental' | 'vermont' | 'connecticut' | 'st-charles' | 'states' | 'virginia' | 'st-james' | 'tennessee' | 'new-york' | 'kentucky' | 'indiana' | 'illinois' | 'atlantic' | 'ventnor' | 'marvin' | 'pacific' | 'north-carolina' | 'pennsylvania' | 'park-place' | 'boardwalk' | 'reading' | 'pennsylvania-railroad' | 'b-and-o' | 'short-line' | 'electric' | 'water' | 'wild-brown-light-blue' | 'wild-light-blue-railroad' | 'wild-pink-orange' | 'wild-red-yellow' | 'wild-green-dark-blue' | 'wild-green-railroad' | 'wild-railroad-utility' | 'wild-any';

export type DealColour = 'brown' | 'light-blue' | 'pink' | 'orange' | 'red' | 'yellow' | 'green' | 'dark-blue' | 'railroad' | 'utility';

export type DealEvent = OpenEvent | MoneyEvent | SecretEvent;

export type DealPhase = 'play' | 'aim' | 'lift' | 'charge' | 'take' | 'give' | 'react' | 'pay' | 'arrive' | 'discard' | 'over';

export type DealPicture = {
  phase: DealPhase;
  active: number;
  awaited: number;
  turn: number;
  playsLeft: number;
  setsToWin: number;
  handLimit: number;
  hand: DealCard[];
  draw: number;
  discard: DealCard[];
  pending: DealPicturePending;
  cheapest: string[];
  players: DealPicturePlayer[];
};

export type DealPicturePending = {
  card: DealCard | '';
  doublers: number;
  colour: DealColour | '';
  amount: number;
  victim: number;
  then: number[];
  noes: number;
  take: string;
  give: string;
  items: string[];
  paid: number;
};

export type DealPicturePile = {
  colour: DealColour | '';
  place: string;
  cards: DealCard[];
  size: number;
  set: boolean;
  house: boolean;
  hotel: boolean;
  rent: number;
};

export type DealPicturePlayer = {
  cards: number;
  bank: DealCard[];
  bankValue: number;
  piles: DealPicturePile[];
  worth: number;
  sets: number;
  left: boolean;
  rank: number;
};

export type DebtsCause = 'rent' | 'tax' | 'card' | 'each' | 'fine' | 'interest';

export type Device = {
  tables: DeviceTable[];
  lan: LanInfo;
};

export type DeviceTable = {
  table: string;
  game: string;
  state: TableInfoState;
  seats: number[];
  waiting: boolean;
};

export type Devices = {
  type: 'devices';
  n: number;
  devices: number;
};

export type Done = Record<string, never>;

export type DrawnNumber = {
  step: number;
  label: string;
  number: number;
  bound: number;
  text: string;
  die: boolean;
};

export type Draws = {
  whole: boolean;
  draws: DrawnNumber[];
};

export type EstateEvent = EstateEventDealt | EstateEventBought | EstateEventDeclined | EstateEventDeedMoved | EstateEventBuilt | EstateEventBuiltHotel | EstateEventSold | EstateEventMortgaged | EstateEventRepaid | EstateEventInterestPaid | EstateEventWishesAsked | EstateEventWished | EstateEventWishSealed | EstateEventWishesOpened;

export type EstateEventBought = {
  type: 'Bought';
  seat: number;
  deed: ClassicDeed;
  price: number;
};

export type EstateEventBuilt = {
  type: 'Built';
  seat: number;
  deed: ClassicDeed;
  step: number;
};

export type EstateEventBuiltHotel = {
  type: 'BuiltHotel';
  seat: number;
  deed: ClassicDeed;
  step: number;
};

export type EstateEventDealt = {
  type: 'Dealt';
  seat: number;
  deed: ClassicDeed;
  price: number;
};

export type EstateEventDeclined = {
  type: 'Declined';
  seat: number;
  deed: ClassicDeed;
  price: number;
};

export type EstateEventDeedMoved = {
  type: 'DeedMoved';
  deed: ClassicDeed;
  from: number;
  to: number;
};

export type EstateEventInterestPaid = {
  type: 'InterestPaid';
  seat: number;
  deed: ClassicDeed;
  amount: number;
};

export type EstateEventMortgaged = {
  type: 'Mortgaged';
  seat: number;
  deed: ClassicDeed;
  amount: number;
};

export type EstateEventRepaid = {
  type: 'Repaid';
  seat: number;
  deed: ClassicDeed;
  amount: number;
};

export type EstateEventSold = {
  type: 'Sold';
  seat: number;
  deed: ClassicDeed;
  step: number;
};

export type EstateEventWishSealed = {
  type: 'WishSealed';
  seat: number;
};

export type EstateEventWished = {
  type: 'Wished';
  seat: number;
  count: number;
};

export type EstateEventWishesAsked = {
  type: 'WishesAsked';
  seat: number;
  lot: Lot;
  asked: number;
  stock: number;
};

export type EstateEventWishesOpened = {
  type: 'WishesOpened';
  wishes: number[];
};

export type ExpressEvent = ExpressEventRolledOff | ExpressEventTurnBegan | ExpressEventRolled | ExpressEventPolicemanPlaced | ExpressEventJailed | ExpressEventCollectedGo | ExpressEventPlaced | ExpressEventSwapped | ExpressEventCompleted | ExpressEventUnlocked | ExpressEventHouseTaken | ExpressEventNoHouseLeft | ExpressEventHouseBroken | ExpressEventNothingBroken | ExpressEventHotelBuilt | ExpressEventHotelMissed | ExpressEventPolicemanFreed | ExpressEventNobodyFreed | ExpressEventGroupScored | ExpressEventIncompleteScored | ExpressEventHousesScored | ExpressEventTurnScored | ExpressEventBoardCleared | ExpressEventLeftTable | ExpressEventTimeRanOut | ExpressEventEnded;

export type ExpressEventBoardCleared = {
  type: 'BoardCleared';
  seat: number;
  houses: number;
};

export type ExpressEventCollectedGo = {
  type: 'CollectedGo';
  seat: number;
  amount: number;
};

export type ExpressEventCompleted = {
  type: 'Completed';
  seat: number;
  group: ExpressGroup;
};

export type ExpressEventEnded = {
  type: 'Ended';
  winners: number;
};

export type ExpressEventGroupScored = {
  type: 'GroupScored';
  seat: number;
  group: ExpressGroup;
  amount: number;
};

export type ExpressEventHotelBuilt = {
  type: 'HotelBuilt';
  seat: number;
  amount: number;
};

export type ExpressEventHotelMissed = {
  type: 'HotelMissed';
  seat: number;
  houses: number;
};

export type ExpressEventHouseBroken = {
  type: 'HouseBroken';
  seat: number;
  total: number;
};

export type ExpressEventHouseTaken = {
  type: 'HouseTaken';
  seat: number;
  total: number;
};

export type ExpressEventHousesScored = {
  type: 'HousesScored';
  seat: number;
  houses: number;
  amount: number;
};

export type ExpressEventIncompleteScored = {
  type: 'IncompleteScored';
  seat: number;
  group: ExpressGroup;
  amount: number;
};

export type ExpressEventJailed = {
  type: 'Jailed';
  seat: number;
  lost: number;
};

export type ExpressEventLeftTable = {
  type: 'LeftTable';
  seat: number;
};

export type ExpressEventNoHouseLeft = {
  type: 'NoHouseLeft';
  seat: number;
};

export type ExpressEventNobodyFreed = {
  type: 'NobodyFreed';
  seat: number;
};

export type ExpressEventNothingBroken = {
  type: 'NothingBroken';
  seat: number;
};

export type ExpressEventPlaced = {
  type: 'Placed';
  seat: number;
  die: number;
  face: ExpressFace;
  group: ExpressGroup;
};

export type ExpressEventPolicemanFreed = {
  type: 'PolicemanFreed';
  seat: number;
  die: number;
  total: number;
};

export type ExpressEventPolicemanPlaced = {
  type: 'PolicemanPlaced';
  seat: number;
  die: number;
  total: number;
};

export type ExpressEventRolled = {
  type: 'Rolled';
  seat: number;
  roll: number;
  shown: ExpressEventShown[];
};

export type ExpressEventRolledOff = {
  type: 'RolledOff';
  seat: number;
  policemen: number;
};

export type ExpressEventShown = {
  die: number;
  face: ExpressFace;
};

export type ExpressEventSwapped = {
  type: 'Swapped';
  seat: number;
  die: number;
  group: ExpressGroup;
  chance: number;
  to: ExpressGroup;
};

export type ExpressEventTimeRanOut = {
  type: 'TimeRanOut';
  seat: number;
};

export type ExpressEventTurnBegan = {
  type: 'TurnBegan';
  seat: number;
};

export type ExpressEventTurnScored = {
  type: 'TurnScored';
  seat: number;
  amount: number;
  score: number;
};

export type ExpressEventUnlocked = {
  type: 'Unlocked';
  seat: number;
};

export type ExpressFace = 'brown' | 'light-blue' | 'pink' | 'orange' | 'red' | 'yellow' | 'green' | 'dark-blue' | 'railroad' | 'utility' | 'chance' | 'police' | 'go' | 'blank' | 'house' | 'broken-house' | 'hotel' | 'jail-free';

export type ExpressGroup = 'brown' | 'light-blue' | 'pink' | 'orange' | 'red' | 'yellow' | 'green' | 'dark-blue' | 'railroad' | 'utility';

export type ExpressPicture = {
  phase: ExpressStatePhase;
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
  players: ExpressPicturePlayer[];
  groups: ExpressPictureGroupState[];
  dice: ExpressPictureDieState[];
};

export type ExpressPictureDieState = {
  die: number;
  where: ExpressGroup | 'loose' | 'aside' | 'jail';
  face: ExpressFace | '';
  faces: ExpressFace[];
};

export type ExpressPictureGroupState = {
  group: ExpressGroup;
  squares: number;
  faceValue: number;
  completeValue: number;
  complete: boolean;
  shown: number;
  chance: number;
  dice: number[];
};

export type ExpressPicturePlayer = {
  score: number;
  houses: number;
  left: boolean;
  rank: number;
};

export type ExpressStatePhase = 'first-roll' | 'placing' | 'freeing' | 'over';

export type Failure = {
  error: Problem;
};

export type Frame = Welcome | News | TableChanged | Chat | Orders | Devices | Answer | Unreadable | Bye;

export type GameEvent = ClassicEvent | ExpressEvent | DealEvent | GoEvent | TableEvent;

export type GameInfo = {
  id: string;
  fewestSeats: number;
  mostSeats: number;
  room: Room[];
  bots: string[];
  options: OptionInfo[];
  orders: OptionInfo[];
  terms: OptionInfo[];
};

export type Games = {
  games: GameInfo[];
};

export type GoAttack = 'heist' | 'shut-down';

export type GoColour = 'brown' | 'light-blue' | 'pink' | 'orange' | 'red' | 'yellow' | 'green' | 'dark-blue';

export type GoEvent = GoEventBoardChosen | GoEventRolledOff | GoEventRoundBegan | GoEventRolled | GoEventMoved | GoEventJailed | GoEventSkipped | GoEventIdle | GoEventTook | GoEventClaimed | GoEventTooLate | GoEventMarkerMoved | GoEventMarkerStays | GoEventPassed | GoEventTileDrawn | GoEventTileTaken | GoEventTileShown | GoEventNoTile | GoEventBagWasted | GoEventTilesReturned | GoEventAttackWaits | GoEventAttackDropped | GoEventHeistBegan | GoEventDialSet | GoEventDialReady | GoEventDialsShown | GoEventStole | GoEventShutDownBegan | GoEventShielded | GoEventReturned | GoEventMegaActivated | GoEventLandmarkBuilt | GoEventLeftTable | GoEventTimeRanOut | GoEventEnded;

export type GoEventAttackDropped = {
  type: 'AttackDropped';
  seat: number;
  attack: GoAttack;
};

export type GoEventAttackWaits = {
  type: 'AttackWaits';
  seat: number;
  attack: GoAttack;
};

export type GoEventBagWasted = {
  type: 'BagWasted';
  seat: number;
};

export type GoEventBoardChosen = {
  type: 'BoardChosen';
  seat: number;
  side: GoSide;
};

export type GoEventClaimed = {
  type: 'Claimed';
  seat: number;
  colour: GoColour;
};

export type GoEventDialReady = {
  type: 'DialReady';
  seat: number;
};

export type GoEventDialSet = {
  type: 'DialSet';
  seat: number;
  image: GoImage;
};

export type GoEventDialsShown = {
  type: 'DialsShown';
  thief: number;
  its: GoImage;
  target: number;
  other: GoImage;
};

export type GoEventEnded = {
  type: 'Ended';
  winners: number;
};

export type GoEventHeistBegan = {
  type: 'HeistBegan';
  thief: number;
  target: number;
};

export type GoEventIdle = {
  type: 'Idle';
  seat: number;
  space: GoSpace;
};

export type GoEventJailed = {
  type: 'Jailed';
  seat: number;
};

export type GoEventLandmarkBuilt = {
  type: 'LandmarkBuilt';
  seat: number;
  colour: GoColour;
};

export type GoEventLeftTable = {
  type: 'LeftTable';
  seat: number;
};

export type GoEventMarkerMoved = {
  type: 'MarkerMoved';
  seat: number;
  at: number;
};

export type GoEventMarkerStays = {
  type: 'MarkerStays';
  seat: number;
};

export type GoEventMegaActivated = {
  type: 'MegaActivated';
  seat: number;
  colour: GoColour;
};

export type GoEventMoved = {
  type: 'Moved';
  seat: number;
  at: number;
  space: GoSpace;
};

export type GoEventNoTile = {
  type: 'NoTile';
  seat: number;
};

export type GoEventPassed = {
  type: 'Passed';
  seat: number;
};

export type GoEventReturned = {
  type: 'Returned';
  seat: number;
  colour: GoColour;
  count: number;
};

export type GoEventRolled = {
  type: 'Rolled';
  roller: number;
  dice: number[];
};

export type GoEventRolledOff = {
  type: 'RolledOff';
  seat: number;
  die: number;
};

export type GoEventRoundBegan = {
  type: 'RoundBegan';
  round: number;
  roller: number;
};

export type GoEventShielded = {
  type: 'Shielded';
  seat: number;
};

export type GoEventShutDownBegan = {
  type: 'ShutDownBegan';
  seat: number;
  target: number;
  colour: GoColour;
};

export type GoEventSkipped = {
  type: 'Skipped';
  seat: number;
};

export type GoEventStole = {
  type: 'Stole';
  thief: number;
  target: number;
  colour: GoColour;
  square: number;
};

export type GoEventTileDrawn = {
  type: 'TileDrawn';
  seat: number;
  tile: GoTile;
};

export type GoEventTileShown = {
  type: 'TileShown';
  seat: number;
  tile: GoTile;
};

export type GoEventTileTaken = {
  type: 'TileTaken';
  seat: number;
};

export type GoEventTilesReturned = {
  type: 'TilesReturned';
  count: number;
};

export type GoEventTimeRanOut = {
  type: 'TimeRanOut';
  seat: number;
};

export type GoEventTooLate = {
  type: 'TooLate';
  seat: number;
  colour: GoColour;
};

export type GoEventTook = {
  type: 'Took';
  seat: number;
  colour: GoColour;
  square: number;
};

export type GoImage = 'ring' | 'money' | 'coin';

export type GoJail = '-' | 'next' | 'skips';

export type GoPhase = 'board' | 'before' | 'spaces' | 'window' | 'attack' | 'dials' | 'steal' | 'shield' | 'mega' | 'over';

export type GoPicture = {
  phase: GoPhase;
  round: number;
  roller: number;
  actor: number;
  target: number;
  named: GoColour | null;
  awaited: number[];
  tracker: number;
  spaces: GoSpace[];
  tray: GoPictureStack[];
  faceDown: Array<GoTile | '?'>;
  discards: GoTile[];
  players: GoPicturePlayer[];
};

export type GoPicturePlayer = {
  side: GoSide | '-';
  board: GoSideBoard | '-';
  at: number;
  marker: number;
  jail: GoJail;
  build: GoPictureStack[];
  blocks: number;
  tiles: Array<GoTile | '?'>;
  todo: GoTodo;
  claim: GoColour | '-';
  passed: boolean;
  attacks: GoAttack[];
  dial: GoImage | '-' | '?';
  left: boolean;
  rank: number;
};

export type GoPictureStack = {
  colour: GoColour | '-';
  height: number;
};

export type GoSide = 'new-york-city' | 'harbor-town' | 'roaring-twenties' | 'desert-oasis' | 'unicorn-land' | 'snow-peak' | 'space-station' | 'deep-sea';

export type GoSideBoard = 'red' | 'yellow' | 'green' | 'blue';

export type GoSpace = 'brown' | 'light-blue' | 'pink' | 'orange' | 'red' | 'yellow' | 'green' | 'dark-blue' | 'go' | 'chance' | 'jail' | 'heist' | 'parking' | 'go-to-jail' | 'shut-down';

export type GoTile = 'money-bag' | 'go-button' | 'tycoon' | 'shield';

export type GoTodo = '-' | 'colour' | 'go' | 'bag' | 'button';

export type Lan = {
  on?: boolean;
};

export type LanInfo = {
  on: boolean;
  mayChange: boolean;
  address: string;
};

export type ListTable = {
  on?: boolean;
};

export type Log = {
  from: number;
  events: LogEntry[];
};

export type LogEntry = {
  clause: string;
  text: string;
  event: GameEvent | null;
};

export type Lot = {
  number: number;
};

export type MessageTexts = {
  texts: Record<string, string>;
};

export type MoneyEvent = MoneyEventClaimed | MoneyEventRentCharged | MoneyEventDoubled | MoneyEventPaid | MoneyEventOverpaid | MoneyEventForgiven;

export type MoneyEventClaimed = {
  type: 'Claimed';
  seat: number;
  card: DealCard;
  amount: number;
  from: number;
};

export type MoneyEventDoubled = {
  type: 'Doubled';
  seat: number;
  doublers: number;
  factor: number;
};

export type MoneyEventForgiven = {
  type: 'Forgiven';
  seat: number;
  missing: number;
};

export type MoneyEventOverpaid = {
  type: 'Overpaid';
  seat: number;
  surplus: number;
};

export type MoneyEventPaid = {
  type: 'Paid';
  seat: number;
  to: number;
  value: number;
  cards: Ref[];
};

export type MoneyEventRentCharged = {
  type: 'RentCharged';
  seat: number;
  card: DealCard;
  colour: DealColour;
  amount: number;
  from: number;
};

export type NewSeat = {
  kind?: string;
  name?: string;
  bot?: string;
};

export type NewTable = {
  game?: string;
  options?: Record<string, string>;
  clock?: number;
  terms?: Record<string, string>;
  onLeave?: string;
  seats?: NewSeat[];
  listed?: boolean;
};

export type News = {
  type: 'news';
  n: number;
  log: Log;
  waiting: number[];
  view: View | null;
  asked: Asked | null;
  clocks: ClockInfo[];
};

export type OneSeat = {
  seat?: number;
};

export type OpenEvent = OpenEventDealtHidden | OpenEventTurnBegan | OpenEventDrewHidden | OpenEventNothingToDraw | OpenEventReshuffled | OpenEventBanked | OpenEventLaid | OpenEventSurplus | OpenEventRecoloured | OpenEventExchanged | OpenEventLoosened | OpenEventSetCompleted | OpenEventPlayed | OpenEventWantsProperty | OpenEventWantsSwap | OpenEventWantsSet | OpenEventSaidNo | OpenEventAccepted | OpenEventCancelled | OpenEventSpent | OpenEventArrived | OpenEventTook | OpenEventSwapped | OpenEventTookSet | OpenEventBuilt | OpenEventBuildingMoved | OpenEventBuildingLost | OpenEventDiscarded | OpenEventTimeRanOut | OpenEventLeftTable | OpenEventEnded;

export type OpenEventAccepted = {
  type: 'Accepted';
  seat: number;
};

export type OpenEventArrived = {
  type: 'Arrived';
  seat: number;
  card: Ref;
};

export type OpenEventBanked = {
  type: 'Banked';
  seat: number;
  card: DealCard;
};

export type OpenEventBuildingLost = {
  type: 'BuildingLost';
  seat: number;
  card: DealCard;
  bank: boolean;
};

export type OpenEventBuildingMoved = {
  type: 'BuildingMoved';
  seat: number;
  card: DealCard;
  from: number;
  to: number;
};

export type OpenEventBuilt = {
  type: 'Built';
  seat: number;
  card: DealCard;
  place: number;
};

export type OpenEventCancelled = {
  type: 'Cancelled';
  seat: number;
  card: DealCard;
};

export type OpenEventDealtHidden = {
  type: 'DealtHidden';
  seat: number;
  cards: number;
};

export type OpenEventDiscarded = {
  type: 'Discarded';
  seat: number;
  card: DealCard;
};

export type OpenEventDrewHidden = {
  type: 'DrewHidden';
  seat: number;
  cards: number;
};

export type OpenEventEnded = {
  type: 'Ended';
  winners: number;
};

export type OpenEventExchanged = {
  type: 'Exchanged';
  seat: number;
  open: Ref;
  full: Ref;
};

export type OpenEventLaid = {
  type: 'Laid';
  seat: number;
  card: DealCard;
  colour: DealColour | null;
};

export type OpenEventLeftTable = {
  type: 'LeftTable';
  seat: number;
  cards: number;
};

export type OpenEventLoosened = {
  type: 'Loosened';
  seat: number;
  colour: DealColour;
  wilds: number;
};

export type OpenEventNothingToDraw = {
  type: 'NothingToDraw';
  seat: number;
  missing: number;
};

export type OpenEventPlayed = {
  type: 'Played';
  seat: number;
  card: DealCard;
};

export type OpenEventRecoloured = {
  type: 'Recoloured';
  seat: number;
  card: Ref;
  colour: DealColour;
};

export type OpenEventReshuffled = {
  type: 'Reshuffled';
  cards: number;
};

export type OpenEventSaidNo = {
  type: 'SaidNo';
  seat: number;
  times: number;
};

export type OpenEventSetCompleted = {
  type: 'SetCompleted';
  seat: number;
  colour: DealColour;
};

export type OpenEventSpent = {
  type: 'Spent';
  seat: number;
  card: DealCard;
  doublers: number;
};

export type OpenEventSurplus = {
  type: 'Surplus';
  seat: number;
  card: DealCard;
  colour: DealColour;
};

export type OpenEventSwapped = {
  type: 'Swapped';
  seat: number;
  from: number;
  card: DealCard;
  given: DealCard;
};

export type OpenEventTimeRanOut = {
  type: 'TimeRanOut';
  seat: number;
};

export type OpenEventTook = {
  type: 'Took';
  seat: number;
  from: number;
  card: DealCard;
};

export type OpenEventTookSet = {
  type: 'TookSet';
  seat: number;
  from: number;
  colour: DealColour;
};

export type OpenEventTurnBegan = {
  type: 'TurnBegan';
  seat: number;
};

export type OpenEventWantsProperty = {
  type: 'WantsProperty';
  seat: number;
  from: number;
  card: Ref;
};

export type OpenEventWantsSet = {
  type: 'WantsSet';
  seat: number;
  from: number;
  place: number;
};

export type OpenEventWantsSwap = {
  type: 'WantsSwap';
  seat: number;
  from: number;
  card: Ref;
  give: Ref;
};

export type Opened = {
  table: string;
  link: string;
  seats: SeatSecret[];
};

export type OptionInfo = {
  name: string;
  fallback: string;
  values: string[];
  least: number;
  most: number;
  clause: string;
};

export type Orders = {
  type: 'orders';
  n: number;
  orders: Record<string, string>;
};

export type Pack = {
  seat?: number;
  phrase?: string;
};

export type PackInfo = {
  name: string;
  seal: '' | 'open' | 'shares' | 'phrase';
  mark: '' | 'open' | 'phrase';
  secret: boolean;
  locked: boolean;
  missing: number[];
  consent: number[];
};

export type PaymentEvent = PaymentEventPaid | PaymentEventRentDue | PaymentEventRentByRoll | PaymentEventUtilityRolled | PaymentEventRentClaimed | PaymentEventRentUnclaimed | PaymentEventOwes | PaymentEventBankrupt;

export type PaymentEventBankrupt = {
  type: 'Bankrupt';
  seat: number;
  creditors: number;
};

export type PaymentEventOwes = {
  type: 'Owes';
  debtor: number;
  creditors: number;
  amount: number;
};

export type PaymentEventPaid = {
  type: 'Paid';
  from: number;
  to: number;
  amount: number;
};

export type PaymentEventRentByRoll = {
  type: 'RentByRoll';
  debtor: number;
  owner: number;
  deed: ClassicDeed;
  times: number;
};

export type PaymentEventRentClaimed = {
  type: 'RentClaimed';
  seat: number;
  deed: ClassicDeed;
  amount: number;
};

export type PaymentEventRentDue = {
  type: 'RentDue';
  debtor: number;
  owner: number;
  deed: ClassicDeed;
  amount: number;
};

export type PaymentEventRentUnclaimed = {
  type: 'RentUnclaimed';
  seat: number;
  deed: ClassicDeed;
  amount: number;
};

export type PaymentEventUtilityRolled = {
  type: 'UtilityRolled';
  seat: number;
  first: number;
  second: number;
};

export type Phrase = {
  phrase?: string;
};

export type Problem = {
  code: string;
  field: string;
  clause: string;
  message: string;
  args: string[];
};

export type PublicTable = {
  table: string;
  game: string;
  names: string[];
  moves: number;
};

export type PublicTables = {
  tables: PublicTable[];
};

export type Ready = {
  ready: boolean;
  trouble: string;
};

export type Ref = {
  card: DealCard;
  place: number;
};

export type Rematch = {
  table: string;
};

export type Replay = {
  first: number;
  last: number;
  log: ReplayLine[];
};

export type ReplayLine = {
  step: number;
  clause: string;
  text: string;
};

export type ReplayStep = {
  step: number;
  events: LogEntry[];
  waiting: number[];
  view: View;
};

export type ReplaySteps = {
  steps: ReplayStep[];
};

export type Room = {
  option: string;
  value: string;
  mostSeats: number;
};

export type RuleTexts = {
  game: string;
  clauses: ClauseText[];
};

export type SeatLink = {
  seat: number;
  secret: string;
  link: string;
  qr: string;
};

export type SeatSecret = {
  seat: number;
  secret: string;
  link: string;
};

export type SecretEvent = SecretEventDealt | SecretEventDrew;

export type SecretEventDealt = {
  type: 'Dealt';
  seat: number;
  cards: DealCard[];
};

export type SecretEventDrew = {
  type: 'Drew';
  seat: number;
  cards: DealCard[];
};

export type Sit = {
  seat?: number;
  name?: string;
};

export type Start = {
  bot?: string;
};

export type TableChanged = {
  type: 'table';
  n: number;
  table: TableInfo;
  clocks: ClockInfo[];
};

export type TableEvent = TableEventTookBack | TableEventRulesChanged | TableEventLedElsewhere | TableEventNotShown;

export type TableEventLedElsewhere = {
  type: 'LedElsewhere';
  first: number;
  leftOut: number;
};

export type TableEventNotShown = {
  type: 'NotShown';
  number: number;
};

export type TableEventRulesChanged = {
  type: 'RulesChanged';
  version: number;
  clauses: string;
};

export type TableEventTookBack = {
  type: 'TookBack';
  seat: number;
  number: number;
};

export type TableInfo = {
  id: string;
  game: string;
  options: Record<string, string>;
  state: TableInfoState;
  reason: string;
  clock: number;
  onLeave: string;
  terms: Record<string, string>;
  seats: TableInfoSeatInfo[];
  agreed: number[];
  paused: boolean;
  pausing: number[];
  pack: PackInfo;
  listed: boolean;
  host: number;
  watching: number;
  rematch: string;
  rematchBy: number;
};

export type TableInfoSeatInfo = {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  bot: string;
  name: string;
  here: boolean;
  left: boolean;
  standIn: string;
};

export type TableInfoState = 'open' | 'playing' | 'over' | 'packed' | 'waiting' | 'frozen' | 'stopped' | 'closed';

export type Terms = {
  give: number;
  giveCash: number;
  get: number;
  getCash: number;
  settle: number;
};

export type TradeEvent = TradeEventAuctionOpened | TradeEventBidMade | TradeEventPassed | TradeEventAuctionWon | TradeEventUnsold | TradeEventOffered | TradeEventOfferClosed | TradeEventCardMoved;

export type TradeEventAuctionOpened = {
  type: 'AuctionOpened';
  lot: Lot;
  opening: number;
};

export type TradeEventAuctionWon = {
  type: 'AuctionWon';
  seat: number;
  lot: Lot;
  amount: number;
};

export type TradeEventBidMade = {
  type: 'BidMade';
  seat: number;
  amount: number;
};

export type TradeEventCardMoved = {
  type: 'CardMoved';
  card: ClassicCard;
  from: number;
  to: number;
};

export type TradeEventClosing = 'accepted' | 'refused' | 'withdrawn' | 'lapsed';

export type TradeEventOfferClosed = {
  type: 'OfferClosed';
  how: TradeEventClosing;
  number: number;
};

export type TradeEventOffered = {
  type: 'Offered';
  number: number;
  from: number;
  to: number;
  terms: Terms;
  counterTo: number;
};

export type TradeEventPassed = {
  type: 'Passed';
  seat: number;
};

export type TradeEventUnsold = {
  type: 'Unsold';
  lot: Lot;
};

export type Unpacked = {
  table: string;
  state: TableInfoState;
};

export type Unreadable = {
  type: 'error';
  n: number;
  error: Problem;
};

export type View = ClassicPicture | ExpressPicture | DealPicture | GoPicture;

export type Welcome = {
  type: 'welcome';
  n: number;
  you: number;
  table: TableInfo;
  log: Log;
  waiting: number[];
  view: View | null;
  asked: Asked | null;
  clocks: ClockInfo[];
};
