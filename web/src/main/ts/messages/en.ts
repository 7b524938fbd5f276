import {appEn} from './app.en.ts';
import {classicEn} from './classic.en.ts';
import {dealEn} from './deal.en.ts';
import {doorEn} from './door.en.ts';
import {expressEn} from './express.en.ts';
import {goEn} from './go.en.ts';
import {hintsEn} from './hints.en.ts';
import {replayEn} from './replay.en.ts';

/** All words of the page in English, which has every key. */
export const en: Record<string, string> = {
  ...appEn,
  ...classicEn,
  ...dealEn,
  ...doorEn,
  ...expressEn,
  ...goEn,
  ...hintsEn,
  ...replayEn,
};
