import {equal, test} from '../testing.ts';
import {en} from './en.ts';
import {CODES, languageFor, LOADERS, localeFor} from './languages.ts';

const SLOT = /\{[^}]*\}/g;
const FORMS: Record<string, number> = {ar: 6};

/** What a text names. A counted word may stand where another language has the bare number. */
function slots(text: string): string[] {
  return [...new Set([...text.matchAll(SLOT)].map(([slot]) => slot.replace(/:count [^}]*/, '')))].sort();
}

/** Every line names a key and what is wrong with it, so that all of them can be mended at once. */
function faults(language: string, texts: Readonly<Record<string, string>>): string[] {
  const found = Object.keys(texts)
    .filter((key) => !(key in en))
    .map((key) => `${key}: English has no such key`);
  for (const [key, english] of Object.entries(en)) {
    const text = texts[key];
    if (text === undefined || text.trim() === '') {
      found.push(`${key}: missing, in English '${english}'`);
    } else if (slots(text).join() !== slots(english).join()) {
      found.push(`${key}: names ${slots(text).join()} where English names ${slots(english).join()}`);
    }
    for (const [, forms = ''] of text?.matchAll(/:count ([^}]*)\}/g) ?? []) {
      const wanted = FORMS[language] ?? 2;
      if (forms.split('|').length !== wanted) {
        found.push(`${key}: '${forms}' should have ${wanted} forms`);
      }
    }
  }
  return found.map((each) => `messages/*.${language}.ts ${each}`);
}

for (const code of CODES) {
  test(`every text is there in ${code}, and names what the English one names`, async () => {
    const all = faults(code, code === 'en' ? en : await LOADERS[code]());
    if (all.length > 0) {
      throw new Error(`${all.length} texts to mend\n${all.join('\n')}`);
    }
  });
}

test('what is missing or wrong is told', () => {
  equal(faults('de', {...en, 'ui.name.player': 'x', 'ui.old': 'x', 'ui.ok': '', 'ui.clock': '{0:count Sekunde}'}), [
    'messages/*.de.ts ui.old: English has no such key',
    "messages/*.de.ts ui.ok: missing, in English 'OK'",
    'messages/*.de.ts ui.name.player: names  where English names {0}',
    "messages/*.de.ts ui.clock: 'Sekunde' should have 2 forms",
  ]);
});

test('the language that was chosen comes before those of the browser', () => {
  equal(languageFor('', ['fr-FR', 'de-AT', 'en']), 'de');
  equal(languageFor('ar', ['de']), 'ar');
  equal(languageFor('tlh', ['fr']), 'en');
});

test('numbers are written as in the reader’s country, with the digits of the dice', () => {
  equal(localeFor('de', ['en', 'de-CH']), 'de-CH-u-nu-latn');
  equal(localeFor('ar', ['en-US']), 'ar-u-nu-latn');
});

test('the hints on dice say which ones are rolled again: those that were not placed', async () => {
  const again: Record<string, RegExp> = {
    en: /leave off the board are rolled again/,
    de: /nicht leg(s|e)?t, wi?e?rd(en)? noch einmal geworfen/,
    ar: /لا تضعها على اللوحة تُرمى من جديد/,
  };
  for (const code of CODES) {
    const texts = code === 'en' ? en : await LOADERS[code]();
    for (const key of ['hint.express.place', 'ui.express.hint']) {
      equal([code, key, again[code]!.test(texts[key] ?? '')], [code, key, true]);
    }
  }
});

test('no hint looks for something below the board that stands beside it on a wide screen', async () => {
  for (const code of CODES) {
    const texts = code === 'en' ? en : await LOADERS[code]();
    const found = Object.entries(texts).filter(
      ([key, text]) => /^hint\./.test(key) && /below the board|unter dem Brett|تحت اللوحة/.test(text),
    );
    equal([code, found], [code, []]);
  }
});
