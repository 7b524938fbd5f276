import type {Beat} from '../../frame/client/pacer.ts';
import type {SeatState} from '../../frame/client/table-state.ts';
import {codeOf} from '../../frame/lib/words.ts';
import type {GoImage, GoPicture, LogEntry} from '../../protocol.ts';
import type {Shown} from '../game-module.ts';

/** Two dials that were shown together. */
export interface Reveal {
  readonly thief: number;
  readonly its: GoImage;
  readonly target: number;
  readonly other: GoImage;
}

/** What the view does not show any more. */
export interface GoNote {
  /** What each seat rolled last, 0 for nothing. */
  readonly dice: readonly number[];
  /** Counts the rolls, so that equal dice are thrown anew. */
  readonly roll: number;
  /** The newest thing that is worth a line. */
  readonly told: string;
  readonly reveal: Reveal | null;
}

const NOTHING: GoNote = {dice: [], roll: 0, told: '', reveal: null};

/** How long what happened is looked at, by the code of the event. What is not named does not wait. */
const HOLD: Readonly<Record<string, number>> = {
  board: 500,
  'rolled-off': 500,
  rolled: 1000,
  moved: 1000,
  jailed: 900,
  took: 450,
  'too-late': 600,
  marker: 400,
  'took-tile': 400,
  tile: 700,
  'bag-wasted': 600,
  'attack-waits': 400,
  'attack-dropped': 600,
  heist: 1000,
  dials: 2200,
  stole: 1300,
  'shut-down': 1300,
  shielded: 1400,
  returned: 900,
  mega: 1700,
  landmark: 1700,
  left: 900,
};

const TOLD = new Set([
  'board',
  'round',
  'rolled',
  'jailed',
  'took',
  'too-late',
  'marker',
  'marker-stays',
  'drew',
  'took-tile',
  'tile',
  'no-tile',
  'bag-wasted',
  'attack-waits',
  'attack-dropped',
  'heist',
  'dials',
  'stole',
  'shut-down',
  'shielded',
  'returned',
  'mega',
  'landmark',
  'left',
  'ended',
]);

export function noteOf(shown: Shown<GoPicture> | null): GoNote {
  return (shown?.note as GoNote | null | undefined) ?? NOTHING;
}

/** The note after some events; each roll and each question to all puts the dials away. */
export function noteAfter(note: GoNote, entries: readonly LogEntry[]): GoNote {
  for (const entry of entries) {
    const {event} = entry;
    if (TOLD.has(codeOf(entry))) {
      note = {...note, told: entry.text};
    }
    if (event?.type === 'DialsShown') {
      note = {...note, reveal: {thief: event.thief, its: event.its, target: event.target, other: event.other}};
    } else if (event?.type === 'Rolled' && 'dice' in event) {
      note = {...note, dice: event.dice, roll: note.roll + 1, reveal: null};
    } else if (event?.type === 'HeistBegan') {
      note = {...note, reveal: null};
    }
  }
  return note;
}

/**
 * One roll may lead through a whole round, and two dials to the next question. So the tokens are seen where they
 * landed, and the dials side by side, before the table goes on. Nobody who has to grab is kept waiting by that.
 */
export function goBeats(
  before: Shown<GoPicture> | null,
  after: SeatState<GoPicture>,
  fresh: readonly LogEntry[],
): readonly Beat<Shown<GoPicture>>[] {
  const beats: Beat<Shown<GoPicture>>[] = [];
  let note = noteOf(before);
  let from = 0;
  const old = before?.state.view;
  for (const end of old ? looks(after, fresh) : []) {
    const entries = fresh.slice(from, end);
    note = noteAfter(note, entries);
    const view = landed(old!, fresh.slice(0, end));
    const log = after.log.slice(0, after.log.length - fresh.length + end);
    beats.push({
      show: {state: {...after, log, view, asked: null, waiting: [], clocks: []}, entries, note},
      hold: hold(entries),
    });
    from = end;
  }
  const rest = fresh.slice(from);
  beats.push({show: {state: after, entries: rest, note: noteAfter(note, rest)}, hold: hold(rest)});
  return beats;
}

/** Where the events are cut: after everybody's move, and after dials. */
function looks(after: SeatState<GoPicture>, fresh: readonly LogEntry[]): number[] {
  if (urgent(after)) {
    return [];
  }
  const cuts = fresh.flatMap(({event}, at) => {
    const next = fresh[at + 1]?.event?.type;
    const moving = event?.type === 'Moved' || event?.type === 'Skipped';
    return event?.type === 'DialsShown' || (moving && next !== 'Moved' && next !== 'Skipped') ? [at + 1] : [];
  });
  return cuts.filter((cut) => cut < fresh.length);
}

function hold(entries: readonly LogEntry[]): number {
  return Math.max(0, ...entries.map((entry) => HOLD[codeOf(entry)] ?? 0));
}

/** The table as it was, with the tokens where they came to. */
export function landed(old: GoPicture, entries: readonly LogEntry[]): GoPicture {
  const players = [...old.players];
  let {phase} = old;
  for (const {event} of entries) {
    if (event?.type === 'Moved') {
      players[event.seat] = {...players[event.seat]!, at: event.at};
      phase = 'spaces';
    }
  }
  return {...old, phase, players, awaited: []};
}

/** Blocks are for the fastest hand. */
export function urgent(state: SeatState<GoPicture>): boolean {
  const view = state.view;
  return (
    view?.phase === 'spaces' &&
    state.you >= 0 &&
    view.players[state.you]?.todo !== '-' &&
    view.awaited.includes(state.you)
  );
}
