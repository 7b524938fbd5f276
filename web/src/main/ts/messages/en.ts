import {en as app} from './app.en.ts';
import {classicEn} from './classic.en.ts';
import {doorEn} from './door.en.ts';
import {hintsEn} from './hints.en.ts';

/** All words of the page in English, which has every key. */
export const en: Record<string, string> = {...app, ...classicEn, ...doorEn, ...hintsEn};
