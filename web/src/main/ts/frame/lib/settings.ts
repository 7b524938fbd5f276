import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {language, speak} from '../../messages/index.ts';
import {CODES, LANGUAGES, type Language} from '../../messages/languages.ts';
import {DETAILS, FORCED, prefs, SPEEDS, THEMES, type Detail, type Forced, type Speed, type Theme} from './prefs.ts';
import type {Words} from './words.ts';

/** A list to choose from, with its label. */
export function select<T extends string>(
  label: string,
  all: readonly T[],
  now: T,
  text: (value: T) => string,
  set: (value: T) => void,
): TemplateResult {
  return html`<label class="setting"
    ><span>${label}</span>
    <select .value=${live(now)} @change=${(event: Event) => set((event.target as HTMLSelectElement).value as T)}>
      ${all.map((value) => html`<option value=${value} ?selected=${value === now}>${text(value)}</option>`)}
    </select></label
  >`;
}

export function themeSetting(words: Words): TemplateResult {
  return select<Theme>(
    words.text('ui.menu.theme'),
    THEMES,
    prefs.theme,
    (theme) => words.text(`ui.theme.${theme}`),
    (theme) => (prefs.theme = theme),
  );
}

/** @param chosen called when it was changed: something may be shown too slowly just now */
export function speedSetting(words: Words, chosen: () => void): TemplateResult {
  const set = (speed: Speed) => {
    prefs.speed = speed;
    chosen();
  };
  return select<Speed>(
    words.text('ui.menu.speed'),
    SPEEDS,
    prefs.speed,
    (speed) => words.text(`ui.speed.${speed}`),
    set,
  );
}

export function detailSetting(words: Words): TemplateResult {
  return select<Detail>(
    words.text('ui.menu.detail'),
    DETAILS,
    prefs.detail,
    (detail) => words.text(`ui.detail.${detail}`),
    (detail) => (prefs.detail = detail),
  );
}

/** @param chosen called when it was changed: somebody may be asked just now */
export function forcedSetting(words: Words, chosen: () => void): TemplateResult {
  const set = (forced: Forced) => {
    prefs.forced = forced;
    chosen();
  };
  return select<Forced>(
    words.text('ui.menu.forced'),
    FORCED,
    prefs.forced,
    (forced) => words.text(`ui.forced.${forced}`),
    set,
  );
}

/** Every language calls itself by its own name. */
export function languageSetting(words: Words): TemplateResult {
  const choose = (wanted: Language) => {
    prefs.language = wanted;
    void speak(wanted);
  };
  return html`<label class="setting"
    ><span>${words.text('ui.menu.language')}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Language)}>
      ${CODES.map((code) => html`<option value=${code} lang=${code} ?selected=${code === language}>${LANGUAGES[code].name}</option>`)}
    </select></label
  >`;
}
