import {prefs} from '../lib/prefs.ts';
import type {Sound} from './recipes.ts';
import type {Speaker} from './speaker.ts';

let speaker: Promise<Speaker> | null = null;

/** Lets something be heard, if its player wants to hear anything; what makes the sounds is loaded with the first one. */
export async function play(sound: Sound): Promise<void> {
  if (prefs.sound === 'on' && prefs.volume > 0) {
    speaker ??= import('./speaker.ts').then((loaded) => new loaded.Speaker());
    (await speaker).play(sound, prefs.volume);
  }
}
