import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {Story} from './replay-data.ts';
import type {ReplayPlayer} from './replay-player.ts';
import {isForThePage} from '../lib/shortcuts.ts';
import type {Words} from '../lib/words.ts';

const ICONS: Readonly<Record<string, SVGTemplateResult>> = {
  'turn-back': svg`<path d="M4 4h4v16H4ZM21 4v16L9 12Z"/>`,
  back: svg`<path d="M18 4v16L6 12Z"/>`,
  play: svg`<path d="M6 3v18l15-9Z"/>`,
  pause: svg`<path d="M5 4h5v16H5ZM14 4h5v16h-5Z"/>`,
  next: svg`<path d="M6 4v16l12-8Z"/>`,
  'turn-next': svg`<path d="M16 4h4v16h-4ZM3 4v16l12-8Z"/>`,
};

/** Time runs as one reads. */
const rightToLeft = () => document.documentElement.dir === 'rtl';

export interface ControlsInput {
  readonly player: ReplayPlayer;
  readonly story: Story;
  readonly words: Words;
  /** What was told last, for who does not see the table. */
  readonly told: string;
  turn(by: number): void;
}

/** The slider, and the buttons to go on and back. */
export function replayControls({player, story, words, told, turn}: ControlsInput): TemplateResult {
  const {place, playing} = player;
  const position = words.text('ui.replay.position', place + 1, story.last + 1);
  const at = story.turnAt(place);
  const button = (icon: string, act: () => void, disabled: boolean, key: string, look = '') =>
    html`<button
      type="button"
      class="button icon ${look}"
      data-replay=${icon}
      aria-label=${words.text(`ui.replay.${icon}`)}
      title="${words.text(`ui.replay.${icon}`)} (${key})"
      ?disabled=${disabled}
      @click=${act}
    >
      <svg class="arrow" viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>
    </button>`;
  return html`<section
    class="actions replay-controls"
    id="actions"
    tabindex="-1"
    aria-label=${words.text('ui.replay.controls')}
  >
    <p class="replay-place">
      <strong>${position}</strong
      ><span class="quiet"
        >${at < 0 ? '' : words.text(story.turns[at]!.seat < 0 ? 'ui.replay.round-in' : 'ui.replay.turn', at + 1, story.turns.length)}</span
      >
    </p>
    <label class="replay-slider"
      ><input
        type="range"
        min="0"
        max=${story.last}
        step="1"
        .value=${String(place)}
        aria-label=${words.text('ui.replay.slider')}
        aria-valuetext="${position}. ${told}"
        @input=${(event: Event) => void player.go(Number((event.target as HTMLInputElement).value))}
    /></label>
    <div class="replay-buttons">
      ${button('turn-back', () => turn(-1), place === 0, '[')}
      ${button('back', () => void player.go(place - 1), place === 0, rightToLeft() ? '→' : '←')}
      ${playing ? button('pause', () => player.stop(), false, 'K', 'strong') : button('play', () => void player.play(), false, 'K', 'strong')}
      ${button('next', () => void player.go(place + 1), place === story.last, rightToLeft() ? '←' : '→')}
      ${button('turn-next', () => turn(1), place === story.last, ']')}
    </div>
  </section>`;
}

/** The keys of the page; true if one was meant. */
export function replayKey(event: KeyboardEvent, player: ReplayPlayer, turn: (by: number) => void): boolean {
  if (!isForThePage(event)) {
    return false;
  }
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      void player.go(player.place + ((event.key === 'ArrowRight') === rightToLeft() ? -1 : 1));
      return true;
    case '[':
      turn(-1);
      return true;
    case ']':
      turn(1);
      return true;
    case 'k':
    case 'K':
      if (player.playing) {
        player.stop();
      } else {
        void player.play();
      }
      return true;
    default:
      return false;
  }
}
