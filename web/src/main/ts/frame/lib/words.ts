// Texts for people from message templates, whose grammar is docs/howto/messages.md.

import {Plurals} from './plurals.ts';

const SLOT = /\{(\d)(\+)?(?::([a-z]+)(?: ([^}]*))?)?\}/g;

export class Words {
  private readonly texts: Readonly<Record<string, string>>;
  readonly locale: string;
  private readonly currency: Intl.NumberFormat;
  private readonly plurals: Plurals;
  private readonly list: Intl.ListFormat;
  private readonly rightToLeft: boolean;

  constructor(texts: Readonly<Record<string, string>>, locale: string, rightToLeft = false) {
    this.texts = texts;
    this.locale = locale;
    this.rightToLeft = rightToLeft;
    this.currency = new Intl.NumberFormat(locale, {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
    this.plurals = new Plurals(locale);
    this.list = new Intl.ListFormat(locale, {type: 'conjunction'});
  }

  with(more: Readonly<Record<string, string>>): Words {
    return new Words({...this.texts, ...more}, this.locale, this.rightToLeft);
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** A text that is missing shows its key: ugly, but the game goes on. */
  text(key: string, ...args: (string | number)[]): string {
    return this.fill(this.texts[key] ?? key, args.map(String), []);
  }

  /** The text of an event: a code, then arguments. */
  event(text: string, names: readonly string[]): string {
    const [code = '', ...args] = text.split(' ');
    const template = this.texts[code];
    return template === undefined ? text : this.fill(template, args, names);
  }

  /** A message code with arguments, as refusals and moves have them. */
  message(key: string, args: readonly string[], names: readonly string[]): string {
    const template = this.texts[key];
    return template === undefined ? [key, ...args].join(' ') : this.fill(template, args, names).trim();
  }

  /** The games have dollars of their own, whichever other dollars there are in the reader's country. */
  money(amount: number): string {
    const parts = this.currency.formatToParts(amount).map(({type, value}) => (type === 'currency' ? '$' : value));
    return this.isolate(parts.join(''));
  }

  names(names: readonly string[]): string {
    return this.list.format(names.map((name) => this.isolate(name)));
  }

  private fill(template: string, args: readonly string[], names: readonly string[]): string {
    return template.replace(
      SLOT,
      (
        _,
        first: string,
        rest: string | undefined,
        type: string | undefined,
        forms: string | undefined,
        offset: number,
      ) => {
        const from = Number(first);
        const chosen = rest ? args.slice(from) : args.slice(from, from + 1);
        const text = chosen.map((arg) => this.value(arg, type, forms, names)).join(this.rightToLeft ? '، ' : ', ');
        // "the bank" may begin a sentence; a name is left as it is written.
        return offset === 0 && type === 'party' && `party.${chosen[0]}` in this.texts
          ? text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1)
          : text;
      },
    );
  }

  private value(arg: string, type: string | undefined, forms: string | undefined, names: readonly string[]): string {
    switch (type) {
      case undefined:
        return this.isolate(arg);
      case 'seat':
        return this.isolate(names[seatOf(arg)] ?? arg);
      case 'seats':
        return this.names(Array.from(arg, (letter) => names[seatOf(letter)] ?? letter));
      case 'party':
        return this.texts[`party.${arg}`] ?? this.value(arg, 'seats', undefined, names);
      case 'items':
        return arg
          .split('+')
          .map((item) => this.item(item))
          .join(' + ');
      case 'money':
        return this.money(Number(arg));
      case 'count':
        return this.plurals.count(Number(arg), forms ?? '');
      case 'dice': {
        const [die = '', face = ''] = arg.split('=');
        return this.isolate(`${die} ${this.texts[`face.${face}`] ?? face}`);
      }
      case 'place':
        return this.numbered('colour', arg);
      case 'ref': {
        const [card = '', place] = arg.split('@');
        return place === undefined
          ? this.numbered('card', card)
          : `${this.numbered('card', card)} (${this.numbered('colour', place)})`;
      }
      default:
        return this.isolate(this.texts[`${type}.${arg}`] ?? arg);
    }
  }

  /** A thing that changes hands: a sum, or what has a name. */
  item(item: string): string {
    return /^\d+$/.test(item)
      ? this.money(Number(item))
      : this.isolate(this.texts[`item.${item}`] ?? this.texts[`space.${item}`] ?? item);
  }

  /** `red.2` is the second pile of red. */
  private numbered(kind: string, arg: string): string {
    const [word = '', pile] = arg.split('.');
    const text = this.texts[`${kind}.${word}`] ?? word;
    return this.isolate(pile === undefined ? text : `${text} (${pile})`);
  }

  /** Names and sums must not turn the direction of the sentence around them. */
  private isolate(text: string): string {
    return this.rightToLeft && !/^\d*$/.test(text) ? `\u2068${text}\u2069` : text;
  }
}

/** The code of an event: the first word of its text. */
export function codeOf(entry: {readonly text: string}): string {
  return entry.text.split(' ', 1)[0] ?? '';
}

export function seatOf(letter: string): number {
  return letter.charCodeAt(0) - 65;
}

export function letterOf(seat: number): string {
  return seat < 0 ? '-' : String.fromCharCode(65 + seat);
}
