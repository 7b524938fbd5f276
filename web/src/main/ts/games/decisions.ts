import {html, render} from 'lit';
import {actionBar} from '../frame/table/action-bar.ts';
import {Words} from '../frame/lib/words.ts';
import {en} from '../messages/en.ts';
import type {Asked, TableInfo} from '../protocol.ts';
import {equal, test} from '../testing.ts';
import type {GameModule, TableContext} from './game-module.ts';

/** A decision as the server asks it, and how each of its moves is made at the table. */
export interface Decision<V> {
  readonly view: V;
  /** What is pressed one after the other to make a move, as selectors; `#2` at the end means the third of its kind. */
  readonly moves: Readonly<Record<string, readonly string[]>>;
  /** What the server lists, where that is something else: not every combination of cards, for example. */
  readonly listed?: readonly string[];
  /** Sums that can be chosen freely, by verb. */
  readonly sums?: Readonly<Record<string, readonly [least: number, most: number]>>;
}

/** Where a control for a whole move stands. */
export const button = (move: string): readonly string[] => [`[data-move="${move}"]`];

/** Moves that have a control of their own. */
export function buttons(...moves: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(moves.map((move) => [move, button(move)]));
}

/** Draws each kind of decision and makes each of its moves by pressing. The keys of `all` are the phases of the game. */
export function testDecisions<V>(game: GameModule<V>, all: Readonly<Record<string, readonly Decision<V>[]>>): void {
  for (const [phase, decisions] of Object.entries(all)) {
    for (const decision of decisions) {
      for (const [move, way] of Object.entries(decision.moves)) {
        test(`${game.id}, ${phase}: ${move}`, async () => {
          equal(await pressed(game, decision, way), [move]);
        });
      }
    }
  }
}

async function pressed<V>(game: GameModule<V>, decision: Decision<V>, way: readonly string[]): Promise<string[]> {
  const sent: string[] = [];
  const root = await rendered(game, decision, (move) => sent.push(move));
  for (const step of way) {
    press(root, step);
    await settled(root);
  }
  root.remove();
  return sent;
}

/** The table on which a decision is to be made, and nothing else in the document. */
export async function rendered<V>(
  game: GameModule<V>,
  decision: Decision<V>,
  act: (move: string) => void = () => {},
): Promise<HTMLElement> {
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  draw(root, game, contextOf(decision, act));
  await settled(root);
  return root;
}

function press(root: Element, step: string): void {
  const [selector = '', at = '0'] = step.split('#');
  const control = root.querySelectorAll<HTMLElement>(selector)[Number(at)];
  if (!control || control.hasAttribute('disabled')) {
    throw new Error(`${step} ${control ? 'is disabled' : 'is not there'}`);
  }
  const [kind, type] = control.tagName === 'FORM' ? [Event, 'submit'] : [MouseEvent, 'click'];
  control.dispatchEvent(new kind(type, {bubbles: true, cancelable: true}));
}

/** Until everything that was pressed is drawn. */
async function settled(root: Element): Promise<void> {
  for (const element of root.querySelectorAll('*')) {
    await (element as {updateComplete?: Promise<unknown>}).updateComplete;
  }
}

/** The game's table, and its big moves beside it; not the list of all moves, which anything could be made with. */
function draw<V>(root: HTMLElement, game: GameModule<V>, context: TableContext<V>): void {
  const bar = actionBar({
    context,
    game,
    clauses: new Map(),
    refused: null,
    mine: context.mine,
    skippable: false,
    hold: null,
    over: false,
    cover: null,
    skip: () => {},
    takeBack: () => {},
    dismiss: () => {},
  });
  render(html`${game.table(context)}${bar}`, root);
}

function contextOf<V>(decision: Decision<V>, act: (move: string) => void): TableContext<V> {
  return {
    shown: {
      state: {
        you: 0,
        table: {state: 'playing', options: {}, seats: []} as unknown as TableInfo,
        log: [],
        waiting: [0],
        view: decision.view,
        asked: askedOf(decision),
        clocks: [],
        chat: [],
        orders: {},
        devices: 1,
        n: 1,
      },
      entries: [],
      note: null,
    },
    words: new Words(en, 'en'),
    names: ['Ann', 'Bob', 'Cleo'],
    seat: 0,
    busy: false,
    act,
    consider: () => Promise.resolve(null),
    mine: [0],
    shared: false,
    turnTo: () => {},
    holdOn: () => {},
    order: () => {},
  };
}

function askedOf({moves, listed = Object.keys(moves), sums = {}}: Decision<unknown>): Asked {
  const verbOf = (move: string) => move.split(' ')[0] ?? '';
  const verbs = [...new Set([...listed.map(verbOf), ...Object.keys(sums)])];
  return {
    moment: 1,
    takeBack: false,
    verbs: verbs.map((verb) => ({
      verb,
      message: `move.${verb}`,
      clause: '',
      least: sums[verb]?.[0] ?? 0,
      most: sums[verb]?.[1] ?? -1,
      moves: listed.filter((move) => verbOf(move) === verb).map((text) => ({text, args: text.split(' ').slice(1)})),
    })),
  };
}
