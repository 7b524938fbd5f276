import type {TableContext} from '../game-module.ts';
import type {DealPicture} from '../../protocol.ts';

/** What was played and waits for an answer, in one sentence. */
export function happening(view: DealPicture, {words, names, seat}: TableContext<DealPicture>): string {
  const {pending, active} = view;
  const actor = names[active] ?? '';
  const victim = pending.victim === seat ? words.text('ui.deal.you') : (names[pending.victim] ?? '');
  if (pending.card === '') {
    return '';
  }
  if (pending.amount > 0) {
    return pending.colour === ''
      ? words.text('ui.deal.now.claim', actor, words.text(`card.${pending.card}`), pending.amount, victim)
      : words.text('ui.deal.now.rent', actor, words.text(`colour.${pending.colour}`), pending.amount, victim);
  }
  if (pending.give !== '') {
    return words.text('ui.deal.now.swap', actor, pending.take, victim, pending.give);
  }
  if (pending.take !== '') {
    return words.text(
      pending.card === 'deal-breaker' ? 'ui.deal.now.set' : 'ui.deal.now.take',
      actor,
      pending.take,
      victim,
    );
  }
  return words.text('ui.deal.now.played', actor, words.text(`card.${pending.card}`));
}

/** What this seat is asked. */
export function heading(context: TableContext<DealPicture>): string | null {
  const {words, names, shown} = context;
  const view = shown.state.view;
  if (!view) {
    return null;
  }
  const victim = names[view.pending.victim] ?? '';
  switch (view.phase) {
    case 'play':
      return view.hand.length > view.handLimit && view.playsLeft === 0
        ? words.text('ui.deal.ask.discard', view.hand.length - view.handLimit)
        : words.text('ui.deal.ask.play', view.playsLeft);
    case 'react':
      return view.pending.noes % 2 === 1
        ? words.text(
            'ui.deal.ask.said-no',
            names[view.awaited === view.active ? view.pending.victim : view.active] ?? '',
          )
        : happening(view, context);
    case 'pay':
      return words.text('ui.deal.pay.title', view.pending.amount - view.pending.paid, names[view.active] ?? '');
    case 'discard':
      return words.text('ui.deal.ask.discard', view.hand.length - view.handLimit);
    case 'aim':
      return words.text('ui.deal.ask.aim', words.text(`card.${view.pending.card}`));
    case 'lift':
      return words.text('ui.deal.ask.lift', view.pending.take);
    case 'charge':
      return words.text('ui.deal.ask.charge');
    case 'take':
      return words.text('ui.deal.ask.take', victim);
    case 'give':
      return words.text('ui.deal.ask.give', victim);
    case 'arrive':
      return words.text('ui.deal.ask.arrive', words.text(`card.${view.pending.items[0] ?? ''}`));
    default:
      return null;
  }
}
