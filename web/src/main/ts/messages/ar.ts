import {appAr} from './app.ar.ts';
import {classicAr} from './classic.ar.ts';
import {dealAr} from './deal.ar.ts';
import {doorAr} from './door.ar.ts';
import {expressAr} from './express.ar.ts';
import {goAr} from './go.ar.ts';
import {hintsAr} from './hints.ar.ts';
import {replayAr} from './replay.ar.ts';

export const ar: Record<string, string> = {
  ...appAr,
  ...classicAr,
  ...dealAr,
  ...doorAr,
  ...expressAr,
  ...goAr,
  ...hintsAr,
  ...replayAr,
};
