// Counted words. Most languages have two forms, `house|houses`; those with more have them in the order of
// CATEGORIES. The number stands before the form, or where the forms have a `#`:
//   no house|one house|two houses|# houses|# houses|# houses

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

export class Plurals {
  private readonly rules: Intl.PluralRules;
  private readonly numbers: Intl.NumberFormat;

  constructor(locale: string) {
    this.rules = new Intl.PluralRules(locale);
    this.numbers = new Intl.NumberFormat(locale);
  }

  count(number: number, forms: string): string {
    const all = forms.split('|');
    const at = all.length === 2 ? (number === 1 ? 0 : 1) : CATEGORIES.indexOf(this.rules.select(number));
    const form = all[Math.min(at, all.length - 1)] ?? '';
    const told = this.numbers.format(number);
    return forms.includes('#') ? form.replaceAll('#', told) : `${told} ${form}`;
  }
}
