/** A new language: a line here, a loader below, its files, and those of the games in the module wire. */
export const LANGUAGES = {
  en: {name: 'English', rightToLeft: false},
  de: {name: 'Deutsch', rightToLeft: false},
  ar: {name: 'العربية', rightToLeft: true},
} as const;

export type Language = keyof typeof LANGUAGES;

type Texts = Readonly<Record<string, string>>;

/** Each language but English is a file of its own that is loaded when it is wanted. */
export const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
};

export const CODES = Object.keys(LANGUAGES) as Language[];

/** What was chosen, else the first language of the browser that there are words for, else English. */
export function languageFor(chosen: string, browser: readonly string[]): Language {
  const wanted = [chosen, ...browser].map((each) => each.split('-')[0]);
  for (const each of wanted) {
    const found = CODES.find((code) => code === each);
    if (found) {
      return found;
    }
  }
  return 'en';
}

/** The reader's own country where it is known; the digits are those on the boards and dice. */
export function localeFor(language: Language, browser: readonly string[]): string {
  const own = browser.find((each) => each.split('-')[0] === language) ?? language;
  return new Intl.Locale(own, {numberingSystem: 'latn'}).toString();
}
