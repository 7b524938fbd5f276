import {en as app} from './app.en.ts';
import {classicEn} from './classic.en.ts';

/** All words of the page in English, which has every key. */
export const en: Record<string, string> = {...app, ...classicEn};
