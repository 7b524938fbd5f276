import {appDe} from './app.de.ts';
import {classicDe} from './classic.de.ts';
import {dealDe} from './deal.de.ts';
import {doorDe} from './door.de.ts';
import {expressDe} from './express.de.ts';
import {goDe} from './go.de.ts';
import {hintsDe} from './hints.de.ts';
import {replayDe} from './replay.de.ts';

export const de: Record<string, string> = {
  ...appDe,
  ...classicDe,
  ...dealDe,
  ...doorDe,
  ...expressDe,
  ...goDe,
  ...hintsDe,
  ...replayDe,
};
