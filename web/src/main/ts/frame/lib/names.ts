import type {Words} from './words.ts';
import {prefs} from './prefs.ts';

export const LONGEST_NAME = 20;

/** The name to sit down with; nobody is forced to choose one. */
export function ownName(words: Words): string {
  return prefs.name.trim() || words.text('ui.name.guest');
}

export function gameTitle(words: Words, game: string): string {
  const key = `ui.game.${game}`;
  return words.has(key) ? words.text(key) : game;
}

export function botName(words: Words, bot: string): string {
  const key = `bot.${bot}`;
  return words.has(key) ? words.text(key) : bot;
}

/** The bot that newcomers should meet. */
export function usualBot(bots: readonly string[]): string {
  return ['medium', 'easy'].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? 'random';
}
