import type {BigMove, TableContext} from '../game-module.ts';
import {ofVerb, optionsOf} from '../options.ts';
import {ACCEPT, END, NO} from './moves.ts';
import type {DealPicture} from '../../protocol.ts';

/**
 * End of the turn, or the answer to what somebody plays. Whoever is hit gets the same two buttons, with the card in the
 * hand or without: nobody who looks on shall learn more than the table may know. Without it the button is grey.
 */
export function bigMoves({shown, words, names}: TableContext<DealPicture>): readonly BigMove[] {
  const view = shown.state.view;
  const options = optionsOf(shown.state.asked);
  if (!view) {
    return [];
  }
  if (view.phase === 'react') {
    const undone = view.pending.noes % 2 === 1;
    const accept = words.text(
      undone ? 'ui.deal.accept.no' : view.pending.amount > 0 ? 'ui.deal.accept.pay' : 'ui.deal.accept.lose',
      view.pending.amount,
      names[view.active] ?? '',
    );
    return [
      {move: ACCEPT, title: words.text('ui.deal.accept'), detail: accept, key: 'a', tone: 'bank'},
      {
        move: NO,
        title: words.text('ui.deal.no'),
        detail: words.text('ui.deal.no.detail'),
        key: 'n',
        tone: 'press',
        ...(ofVerb(options, 'no').length > 0 ? {} : {off: words.text('ui.deal.no.missing')}),
      },
    ];
  }
  if (ofVerb(options, 'end').length > 0) {
    return [
      {move: END, title: words.text('ui.deal.end'), detail: words.text('ui.deal.end.detail'), key: 'e', tone: 'bank'},
    ];
  }
  return [];
}
