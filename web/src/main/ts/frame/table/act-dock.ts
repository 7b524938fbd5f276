import {html, nothing, type TemplateResult} from 'lit';
import type {GameModule, TableContext} from '../../games/game-module.ts';
import {actionBar, moreMoves, type ActionInput} from './action-bar.ts';
import './clock-view.ts';
import {hintStrip} from './hint-strip.ts';
import type {TableClient} from '../client/table-client.ts';
import {meanwhile} from './table-notices.ts';
import {granting} from './table-talk.ts';
import type {Voice} from './voice.ts';

/** All that belongs to the next move: how much time there is, what others did, a hint, and the moves themselves. */
export function actDock(
  client: TableClient,
  context: TableContext,
  game: GameModule,
  clauses: ReadonlyMap<string, string>,
  voice: Voice,
  changed: () => void,
): TemplateResult {
  const {shown, words, names} = context;
  const playing = shown.state.table.state === 'playing';
  const clocks = shown.state.clocks.filter((clock) => !game.ownClocks?.includes(clock.label));
  return html`<div class="act-dock">
      ${clocks.length > 0 ? html`<clock-view .clocks=${clocks} .words=${words} .names=${names} .mine=${client.seats} .grant=${granting(client, context)}></clock-view>` : nothing}
      ${meanwhile(client, context, game)}
      ${actionBar({
        context,
        game,
        clauses,
        refused: client.commands.refused,
        mine: client.seats,
        skippable: client.skippable,
        hold: playing && client.automatic.offered && context.seat < 0 ? holding(client, changed) : null,
        over: shown.state.table.state === 'over' && !client.behind,
        cover: client.screen.open ? () => client.screen.cover() : null,
        skip: () => client.skip(),
        takeBack: () => client.act('take-back', [client.screen.viewing]),
        dismiss: () => client.forgetRefusal(),
      })}
      ${hintStrip(voice.hint, voice.hints, words, changed)}
    </div>
    ${moreMoves(context, game)}`;
}

function holding({automatic}: TableClient, changed: () => void): ActionInput['hold'] {
  const set = (on: boolean) => {
    automatic.hold(on);
    changed();
  };
  return {on: automatic.holding, set};
}
