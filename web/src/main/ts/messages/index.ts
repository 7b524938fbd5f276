import {prefs} from '../frame/lib/prefs.ts';
import {Words} from '../frame/lib/words.ts';
import {en} from './en.ts';
import {LANGUAGES, type Language, languageFor, LOADERS, localeFor} from './languages.ts';

/** The language of the page and its words; both change when another one is chosen. */
export let language: Language = 'en';
export let words = new Words(en, localeFor('en', navigator.languages));

const listeners = new Set<() => void>();

/** Tells when another language is spoken; returns how to stop that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that was chosen here, else the first one of the browser that there are words for. */
export function wantedLanguage(): Language {
  return languageFor(prefs.language, navigator.languages);
}

/** Words of other languages are loaded when they are wanted. */
export async function speak(wanted: Language): Promise<void> {
  const {rightToLeft} = LANGUAGES[wanted];
  const texts = wanted === 'en' ? en : {...en, ...(await LOADERS[wanted]())};
  language = wanted;
  words = new Words(texts, localeFor(wanted, navigator.languages), rightToLeft);
  document.documentElement.lang = wanted;
  document.documentElement.dir = rightToLeft ? 'rtl' : 'ltr';
  document.title = words.text('ui.title');
  listeners.forEach((listener) => listener());
}
