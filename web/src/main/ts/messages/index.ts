import {Words} from '../frame/words.ts';
import {en} from './app.en.ts';
import {classicEn} from './classic.en.ts';

/** A language adds its files and a line here. */
const LANGUAGES: Readonly<Record<string, {texts: Record<string, string>; rightToLeft: boolean}>> = {
  en: {texts: {...en, ...classicEn}, rightToLeft: false},
};

/** The first language of the browser that there are words for. */
export const language: string = navigator.languages.map((each) => each.split('-')[0] ?? '').find((each) => each in LANGUAGES) ?? 'en';

const chosen = LANGUAGES[language]!;

export const words = new Words(chosen.texts, navigator.languages.find((each) => each.startsWith(language)) ?? language, chosen.rightToLeft);

export function applyLanguage(): void {
  document.documentElement.lang = language;
  document.documentElement.dir = chosen.rightToLeft ? 'rtl' : 'ltr';
}
