import {classic} from './classic/index.ts';
import {deal} from './deal/index.ts';
import {express} from './express/index.ts';
import {go} from './go/index.ts';
import type {GameModule} from './game-module.ts';
import {plain} from './plain.ts';

/** Every game with a table of its own. */
const MODULES: readonly GameModule[] = [classic('pocket'), classic('brands'), express, deal, go];

/** A game that the server knows and this page does not is played by its list of moves. */
export function gameModule(id: string): GameModule {
  return MODULES.find((module) => module.id === id) ?? plain(id);
}
