import {html, nothing, type TemplateResult} from 'lit';
import {gameTitle} from '../lib/names.ts';
import {follow} from '../lib/route.ts';
import {soundButton, soundQuestion} from '../signal/sound-controls.ts';
import type {Words} from '../lib/words.ts';
import {tableMenu, type MenuInput} from './table-menu.ts';

/** The way home, the game, and what concerns the table as a whole. */
export function tableBar(
  words: Words,
  game: string | undefined,
  menu: MenuInput | null,
  changed: () => void,
): TemplateResult {
  return html`<header class="bar">
    <a class="button plain" href="/" @click=${follow}
      ><span class="arrow" aria-hidden="true">←</span> <span class="bar-home">${words.text('ui.home')}</span></a
    >
    <h1 tabindex="-1">${game === undefined ? words.text('ui.title') : gameTitle(words, game)}</h1>
    ${menu ? html`${soundButton(words, changed)} ${soundQuestion(words, changed)} ${tableMenu(menu)}` : nothing}
  </header>`;
}
