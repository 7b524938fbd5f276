import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {token} from '../../frame/lib/tokens.ts';
import type {GoPicture} from '../../protocol.ts';
import type {TableContext} from '../game-module.ts';
import {noteOf, type Reveal} from './beats.ts';
import {dialArt} from './dials.ts';

/** What has just happened, and who is still to choose. Of a choice only that it was made. */
export function stage(view: GoPicture, context: TableContext<GoPicture>): TemplateResult {
  const {words, names, shown} = context;
  const note = noteOf(shown);
  const last = note.told === '' ? (shown.state.log.at(-1)?.text ?? '') : note.told; // who has just come sees the last line
  const told = last !== '' ? words.event(last, names) : view.phase === 'board' ? words.text('ui.go.told.start') : '';
  const reveal = view.phase === 'dials' || view.phase === 'before' ? null : note.reveal;
  return html`<div class="stage">
    <p class="told">
      ${told}${reveal && note.told.startsWith('dials ') ? html` <span class="dials-end">${words.text(reveal.its === reveal.other ? 'ui.go.dials.same' : 'ui.go.dials.different')}</span>` : nothing}
    </p>
    ${view.phase === 'dials' ? closed(view, context) : reveal ? keyed(reveal, opened(reveal, context)) : nothing}
    ${roster(view, context)}
  </div>`;
}

/** Before the reveal: one's own dial open, of the other's whether it is set. */
function closed(view: GoPicture, {words, names}: TableContext<GoPicture>): TemplateResult {
  return html`<div class="dials">
    ${[view.actor, view.target].map((seat) => {
      const dial = view.players[seat]?.dial ?? '-';
      const state = words.text(dial === '-' ? 'ui.go.dial.open' : 'ui.go.dial.set');
      return html`<div class="dial" data-dial=${dial === '-' ? 'open' : 'set'}>
        ${dialArt(dial)}<span
          ><bdi>${names[seat]}</bdi>: ${dial === '-' || dial === '?' ? state : words.text(`image.${dial}`)}</span
        >
      </div>`;
    })}
  </div>`;
}

/** Both at once. */
function opened({thief, its, target, other}: Reveal, {words, names}: TableContext<GoPicture>): TemplateResult {
  const one = (seat: number, image: string) =>
    html`<div class="dial turned">
      ${dialArt(image)}<span><bdi>${names[seat]}</bdi>: ${words.text(`image.${image}`)}</span>
    </div>`;
  return html`<div class="dials ${its === other ? 'same' : 'different'}" data-reveal-dials>
    ${one(thief, its)}<strong class="dials-sign" aria-hidden="true">${its === other ? '=' : '≠'}</strong
    >${one(target, other)}
  </div>`;
}

/** Only where everybody acts at once; dials say themselves whether they are set. */
function roster(view: GoPicture, {words, names}: TableContext<GoPicture>): TemplateResult | typeof nothing {
  const all =
    view.phase === 'spaces' || view.phase === 'window'
      ? view.players.flatMap((player, seat) => (player.left ? [] : [seat]))
      : [];
  const open = all.filter((seat) => view.awaited.includes(seat));
  if (open.length === 0) {
    return nothing;
  }
  return html`<ul class="roster" aria-label=${words.text('ui.go.roster')}>
    ${all.map((seat) => {
      const ready = !open.includes(seat);
      return html`<li class=${ready ? 'ready' : 'choosing'}>
        ${token(seat)}<span class="roster-sign" aria-hidden="true">${ready ? '✓' : '…'}</span
        ><span class="visually-hidden"
          >${words.text(ready ? 'ui.go.roster.ready' : 'ui.go.roster.choosing', names[seat] ?? '')}</span
        >
      </li>`;
    })}
  </ul>`;
}
