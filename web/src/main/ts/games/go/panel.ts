import {html, nothing, type TemplateResult} from 'lit';
import {token} from '../../frame/lib/tokens.ts';
import {seatOf, type Words} from '../../frame/lib/words.ts';
import type {GoPicture} from '../../protocol.ts';
import type {Option} from '../options.ts';
import {dialArt} from './dials.ts';
import {spaceSign} from './art/space-art.ts';
import {blockSign} from './tray.ts';

export interface PanelInput {
  readonly title: string;
  readonly options: readonly Option[];
  readonly view: GoPicture;
  readonly words: Words;
  readonly names: readonly string[];
  readonly cancel: (() => void) | null;
  act(move: string): void;
}

/** What takes more words than a colour. */
const LONG = new Set(['shut-down', 'heist']);

/** The choices of a question; each has a digit. */
export function choicePanel({title, options, view, words, names, cancel, act}: PanelInput): TemplateResult {
  return html`<div class="panel go-panel" role="group" aria-label=${title}>
    <p class="panel-title ${cancel ? 'own' : ''}">${title}</p>
    <div class="targets">
      ${options.map(
        (option, at) =>
          html`<button
            type="button"
            class="target ${LONG.has(option.verb) ? 'long' : ''}"
            data-move=${option.move}
            @click=${() => act(option.move)}
          >
            ${at < 9 ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : nothing}${sign(option)}<span
              >${text(option, view, words, names)}</span
            >
          </button>`,
      )}
      ${cancel ? html`<button type="button" class="button plain" @click=${cancel}>${words.text('ui.cancel')}</button>` : nothing}
    </div>
  </div>`;
}

function colourOf({verb, args}: Option): string {
  return verb === 'shut-down'
    ? (args[1] ?? '')
    : ['take', 'steal', 'button', 'mega'].includes(verb)
      ? (args[0] ?? '')
      : '';
}

function sign(option: Option): TemplateResult | typeof nothing {
  const colour = colourOf(option);
  const seat = option.verb === 'shut-down' || option.verb === 'heist' ? token(seatOf(option.args[0] ?? 'A')) : nothing;
  const attack =
    option.verb === 'choose'
      ? (option.args[0] ?? '')
      : option.verb.startsWith('button-')
        ? option.verb.slice('button-'.length)
        : '';
  return html`${seat}${colour === '' ? nothing : blockSign(colour)}${attack === '' ? nothing : html`<svg class="attack-sign" viewBox="-22 -22 44 44" aria-hidden="true">${spaceSign(attack)}</svg>`}`;
}

function text(option: Option, view: GoPicture, words: Words, names: readonly string[]): string {
  const colour = words.text(`colour.${colourOf(option)}`);
  switch (option.verb) {
    case 'take':
    case 'button':
      return words.text('ui.go.do.take', colour);
    case 'steal':
      return words.text(option.args[1] === 'tray' ? 'ui.go.do.steal.tray' : 'ui.go.do.take', colour);
    case 'choose':
      return words.text(`attack.${option.args[0] ?? ''}`);
    case 'button-heist':
      return words.text('attack.heist');
    case 'button-shut-down':
      return words.text('attack.shut-down');
    case 'shut-down':
      return words.text('ui.go.do.shut-down', names[seatOf(option.args[0] ?? '')] ?? '', colour);
    case 'mega':
      return words.text('ui.go.do.mega', colour, others(view, option.args[0] ?? ''));
    default:
      return words.message(option.message, option.args, names);
  }
}

/** How many blocks of a colour lie on other boards than that of who chooses. */
function others(view: GoPicture, colour: string): number {
  const stacks = view.players.flatMap((player, seat) => (seat === view.actor ? [] : player.build));
  return stacks.filter((stack) => stack.colour === colour).reduce((sum, stack) => sum + stack.height, 0);
}

/** The secret choice of a Bank Heist. */
export function dialPanel({title, options, words, act}: PanelInput): TemplateResult {
  return html`<div class="panel go-panel" role="group" aria-label=${title}>
    <p class="panel-title">${title}</p>
    <p class="quiet">${words.text('ui.go.dial.about')}</p>
    <div class="dial-choices">
      ${options.map(
        ({move, args}, at) =>
          html`<button type="button" class="target dial-choice" data-move=${move} @click=${() => act(move)}>
            ${dialArt(args[0] ?? '')}<span
              ><kbd aria-hidden="true">${at + 1}</kbd> ${words.text(`image.${args[0] ?? ''}`)}</span
            >
          </button>`,
      )}
    </div>
  </div>`;
}
