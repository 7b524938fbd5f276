import {html, nothing, type TemplateResult} from 'lit';
import type {Action, TableInfo} from '../../protocol.ts';
import {botName} from '../lib/names.ts';
import type {Words} from '../lib/words.ts';

/** Pauses, and seats for which a bot plays. */
export function timeNotices(
  table: TableInfo,
  mine: readonly number[],
  names: readonly string[],
  words: Words,
  act: (what: Action, seats: readonly number[]) => void,
): TemplateResult | typeof nothing {
  if (table.state !== 'playing') {
    return nothing;
  }
  const playing = mine.filter((seat) => !table.seats[seat]?.left);
  const away = playing.filter((seat) => (table.seats[seat]?.standIn ?? '') !== '');
  return html` ${
    table.paused
      ? html`<div class="notice paused" role="status">
          <p>${words.text('ui.paused')}</p>
          ${playing.length > 0 ? html`<button type="button" class="button strong" data-resume @click=${() => act('resume', playing.slice(0, 1))}>${words.text('ui.menu.resume')}</button>` : nothing}
        </div>`
      : nothing
  }
  ${
    !table.paused && table.pausing.length > 0
      ? html`<div class="notice" role="status">
          <p>${words.text('ui.pausing', words.names(table.pausing.map((seat) => names[seat] ?? '')))}</p>
          ${
            playing.some((seat) => !table.pausing.includes(seat))
              ? html`<button
                  type="button"
                  class="button"
                  @click=${() =>
                    act(
                      'pause',
                      playing.filter((seat) => !table.pausing.includes(seat)),
                    )}
                >
                  ${words.text('ui.menu.pause')}
                </button>`
              : nothing
          }
        </div>`
      : nothing
  }
  ${away.map(
    (seat) =>
      html`<div class="notice" role="status">
        <p>${words.text('ui.stand-in', names[seat] ?? '', botName(words, table.seats[seat]!.standIn))}</p>
        <button type="button" class="button strong" data-return @click=${() => act('return', [seat])}>
          ${words.text('ui.return')}
        </button>
      </div>`,
  )}`;
}
