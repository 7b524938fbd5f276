import {html, nothing, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import {letter} from '../groups.ts';
import {cardOf, faceOf} from './cards.ts';
import type {Option} from '../options.ts';

export interface OptionsInput {
  readonly title: string;
  readonly options: readonly Option[];
  readonly words: Words;
  readonly names: readonly string[];
  /** Null where the question cannot be put off. */
  readonly cancel: (() => void) | null;
  act(move: string): void;
}

/** What can be done with the chosen card, or the answers to a question; each has a digit. */
export function optionsPanel({title, options, words, names, cancel, act}: OptionsInput): TemplateResult {
  return html`<div class="panel" role="group" aria-label=${title}>
    <p class="panel-title"><strong>${title}</strong></p>
    ${options.length === 0 && cancel ? html`<p class="quiet">${words.text('ui.deal.nothing')}</p>` : nothing}
    <div class="targets">
      ${options.map(
        (option, at) =>
          html`<button
            type="button"
            class="target ${swatch(option)}"
            data-move=${option.move}
            @click=${() => act(option.move)}
          >
            ${options.length > 1 && at < 9 ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : nothing}
            ${sign(option)}${optionText(option, words, names)}
          </button>`,
      )}
      ${cancel ? html`<button type="button" class="button plain" @click=${cancel}>${words.text('ui.cancel')}</button>` : nothing}
    </div>
  </div>`;
}

/** Short where the card is known already. */
export function optionText({verb, message, args}: Option, words: Words, names: readonly string[]): string {
  if (verb.startsWith('rent-')) {
    return args.length === 0 ? words.text('ui.deal.do.rent') : words.text('ui.deal.do.rent.double', args.length);
  }
  switch (verb) {
    case 'bank':
      return words.text('ui.deal.do.bank', faceOf(args[0] ?? '').value);
    case 'lay':
      return args[1] === undefined ? words.text('ui.deal.do.lay') : words.text('ui.deal.do.lay-as', args[1]);
    case 'recolour':
      return words.text('ui.deal.do.recolour', args[1] ?? '');
    case 'charge':
      return args[1] === undefined
        ? words.text('ui.deal.do.charge', args[0] ?? '')
        : words.message('ui.deal.do.charge.one', args, names);
    case 'take':
    case 'give':
      return words.text('ui.deal.ref', args[0] ?? '');
    case 'colour':
      return words.text('ui.deal.colour', args[0] ?? '');
    case 'debt-collector':
    case 'sly-deal':
    case 'forced-deal':
      return words.message('ui.deal.do.on', args, names);
    default:
      return words.message(message, args, names);
  }
}

/** The colour that an option is about. */
function colourOf({verb, args}: Option): string {
  switch (verb) {
    case 'lay':
    case 'recolour':
      return args[1] ?? '';
    case 'charge':
    case 'colour':
    case 'house':
    case 'hotel':
    case 'place':
      return plain(args[0] ?? '');
    case 'deal-breaker':
      return plain(args[1] ?? '');
    case 'take':
    case 'give': {
      const [, place] = (args[0] ?? '').split('@');
      return place === undefined
        ? faceOf(cardOf(args[0] ?? '')).colours.length === 1
          ? (faceOf(cardOf(args[0] ?? '')).colours[0] ?? '')
          : ''
        : plain(place);
    }
    default:
      return '';
  }
}

const plain = (place: string) => place.split('.', 1)[0] ?? '';

function swatch(option: Option): string {
  const colour = colourOf(option);
  return colour === '' || colour === 'none' || colour === 'bank' ? '' : `swatch-${colour}`;
}

function sign(option: Option): TemplateResult | typeof nothing {
  const known = letter(colourOf(option));
  return known === '' ? nothing : html`<span class="target-letter" aria-hidden="true">${known}</span>`;
}
