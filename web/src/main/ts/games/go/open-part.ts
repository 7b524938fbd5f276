import {codeOf} from '../../frame/lib/words.ts';
import type {Asked, GoPicture, LogEntry} from '../../protocol.ts';
import type {Shown} from '../game-module.ts';

/** Verbs that tell nothing about what a player keeps. */
const OPEN_VERBS = new Set(['board', 'roll', 'take', 'choose', 'pass', 'heist', 'steal', 'shut-down', 'mega']);

/** What only its own seat is told, and how everybody else is told of it. */
const SHADOWS: Readonly<Record<string, string>> = {drew: 'took-tile', dial: 'dial-ready'};

/**
 * What lies open on a device in the middle of the table: boards, tray, the roll, the blocks. Dials and the answer to a
 * Shut Down are secret questions.
 */
export function openPart(shown: Shown<GoPicture>): Shown<GoPicture> | null {
  const {state} = shown;
  const view = state.view;
  const asked = (state.asked?.verbs.length ?? 0) > 0;
  if (asked && (view?.phase === 'dials' || view?.phase === 'shield')) {
    return null;
  }
  if (view && state.table.options['open-tiles'] === 'on') {
    return shown;
  }
  const note =
    shown.note && typeof shown.note === 'object' && 'told' in shown.note
      ? {...shown.note, told: shadowText(String(shown.note.told))}
      : shown.note;
  return {
    ...shown,
    note,
    entries: shown.entries.map(shadow),
    state: {
      ...state,
      log: state.log.map(shadow),
      view: view && hidden(view),
      asked: state.asked && openAsked(state.asked),
    },
  };
}

function openAsked(asked: Asked): Asked {
  return {...asked, verbs: asked.verbs.filter(({verb}) => OPEN_VERBS.has(verb))};
}

function hidden(view: GoPicture): GoPicture {
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      tiles: player.tiles.map(() => '?'),
      dial: player.dial === '-' ? '-' : '?',
    })),
  };
}

function shadow(entry: LogEntry): LogEntry {
  return codeOf(entry) in SHADOWS ? {...entry, text: shadowText(entry.text), event: null} : entry;
}

/** The first two words, with the code by which the others are told: `drew A shield` is `took-tile A`. */
function shadowText(text: string): string {
  const [code = '', seat = ''] = text.split(' ');
  const known = SHADOWS[code];
  return known === undefined ? text : `${known} ${seat}`;
}
