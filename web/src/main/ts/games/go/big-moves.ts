import type {GoPicture} from '../../protocol.ts';
import type {BigMove, TableContext} from '../game-module.ts';
import {ofVerb, optionsOf, type Option} from '../options.ts';
import {onePerColour} from './choices.ts';
import {ACCEPT, PASS, ROLL, SHIELD} from './moves.ts';

/** Roll, grab, answer, or let it be. */
export function bigMoves({shown, words}: TableContext<GoPicture>): readonly BigMove[] {
  const view = shown.state.view;
  const options = optionsOf(shown.state.asked);
  if (!view) {
    return [];
  }
  const big: BigMove[] = [];
  const add = (
    move: string,
    text: string,
    key: string,
    tone: BigMove['tone'],
    detail = words.text(`ui.go.${text}.detail`),
  ) => big.push({move, title: words.text(`ui.go.${text}`), detail, key, tone});
  if (ofVerb(options, 'accept').length > 0) {
    add(ACCEPT, 'accept', 'a', 'bank');
  }
  if (ofVerb(options, 'shield').length > 0) {
    add(SHIELD, 'shield', 's', 'press');
  }
  if (ofVerb(options, 'pass').length > 0) {
    add(PASS, `pass.${passing(view, shown.state.you)}`, 'p', 'bank');
  }
  const [take, other] = onePerColour(ofVerb(options, 'take'));
  if (take && !other && ofVerb(options, 'choose').length === 0) {
    add(take.move, 'grab', 'g', 'press', words.text('ui.go.grab.detail', take.args[0] ?? ''));
  }
  if (ofVerb(options, 'roll').length > 0) {
    add(
      ROLL,
      'roll',
      'r',
      'press',
      words.text('ui.go.roll.detail', view.players.filter((player) => !player.left).length),
    );
  }
  return big;
}

/** What passing means now. */
function passing(view: GoPicture, you: number): string {
  if (view.phase === 'attack' || view.phase === 'mega') {
    return view.phase;
  }
  return view.players[you]?.todo === '-' ? 'tiles' : 'space';
}

/** What this seat is asked, in a few words. */
export function heading({shown, words, names}: TableContext<GoPicture>): string | null {
  const view = shown.state.view;
  const {you} = shown.state;
  const player = view?.players[you];
  if (!view || !player) {
    return null;
  }
  const options = optionsOf(shown.state.asked);
  if (player.todo !== '-') {
    return words.text(`ui.go.ask.${player.todo}`);
  }
  const target = names[view.target] ?? '';
  switch (view.phase) {
    case 'before':
      return words.text(has(options, 'roll') ? 'ui.go.ask.roll' : 'ui.go.ask.before', names[view.roller] ?? '');
    case 'spaces':
    case 'window':
      return words.text(player.passed ? 'ui.go.ask.passed' : 'ui.go.ask.window');
    case 'attack':
      return words.text(has(options, 'heist') ? 'ui.go.ask.heist' : 'ui.go.ask.shut-down');
    case 'dials':
      return words.text(
        view.actor === you ? 'ui.go.ask.dial' : 'ui.go.ask.dial.target',
        view.actor === you ? target : (names[view.actor] ?? ''),
      );
    case 'steal':
      return words.text('ui.go.ask.steal', target);
    case 'shield':
      return words.text('ui.go.ask.shield', names[view.actor] ?? '', view.named ?? '');
    case 'board':
    case 'mega':
      return words.text(`ui.go.ask.${view.phase}`);
    default:
      return null;
  }
}

const has = (options: readonly Option[], verb: string) => ofVerb(options, verb).length > 0;
