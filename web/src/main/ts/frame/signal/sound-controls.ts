import {html, nothing, svg, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {prefs} from '../lib/prefs.ts';
import type {Words} from '../lib/words.ts';
import {play} from './play.ts';

const HORN = svg`<path d="M4 9h4l5-4v14l-5-4H4Z"/>`;
const WAVES = svg`<path class="wave" d="M16 8.500a5 5 0 0 1 0 7M18.500 6a8.500 8.500 0 0 1 0 12"/>`;
const CROSS = svg`<path class="wave" d="m16.500 9.500 5 5m0-5-5 5"/>`;

/** On or off, beside the menu. */
export function soundButton(words: Words, changed: () => void): TemplateResult {
  const on = prefs.sound === 'on';
  const press = () => {
    prefs.sound = on ? 'off' : 'on';
    void play('coins-in');
    changed();
  };
  return html`<button
    type="button"
    class="button plain sound-button"
    data-sound
    aria-pressed=${on ? 'true' : 'false'}
    aria-label=${words.text('ui.sound')}
    title=${words.text(on ? 'ui.sound.mute' : 'ui.sound.unmute')}
    @click=${press}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">${HORN}${on ? WAVES : CROSS}</svg>
  </button>`;
}

/** Asked once, at the first table. */
export function soundQuestion(words: Words, changed: () => void): TemplateResult | typeof nothing {
  if (prefs.sound !== '') {
    return nothing;
  }
  const answer = (sound: 'on' | 'off') => () => {
    prefs.sound = sound;
    void play('coins-in');
    changed();
  };
  return html`<div class="sound-ask" role="status" data-sound-question>
    <p>${words.text('ui.sound.ask')}</p>
    <button type="button" class="button strong" data-answer="on" @click=${answer('on')}>
      ${words.text('ui.sound.yes')}
    </button>
    <button type="button" class="button plain" data-answer="off" @click=${answer('off')}>
      ${words.text('ui.sound.no')}
    </button>
  </div>`;
}

/** How loud, and whether a player in the background is called. */
export function signalSettings(words: Words): TemplateResult {
  const volume = (event: Event) => {
    prefs.volume = Number((event.target as HTMLInputElement).value);
    void play('coins-in');
  };
  return html`<label class="setting"
      ><span>${words.text('ui.sound.volume')}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="10"
        data-volume
        .value=${live(String(prefs.volume))}
        @change=${volume}
    /></label>
    <label class="switch"
      ><input
        type="checkbox"
        role="switch"
        data-notify
        .checked=${live(prefs.notify)}
        @change=${(event: Event) => void notify(event.target as HTMLInputElement)}
      />
      <span>${words.text('ui.notify')}</span></label
    >`;
}

/** The browser asks the player; a refusal switches it off again. */
async function notify(box: HTMLInputElement): Promise<void> {
  const granted = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  prefs.notify = box.checked && (granted || 'vibrate' in navigator);
  box.checked = prefs.notify;
}
