package games.magie.deal;

import games.magie.kernel.Event;

/// What happens in a game of Deal. A [SecretEvent] is told to one seat alone; the others see its
/// shadow, [OpenEvent.DealtHidden] or [OpenEvent.DrewHidden]. Rents, claims and payments:
/// [MoneyEvent].
public sealed interface DealEvent extends Event permits OpenEvent, MoneyEvent, SecretEvent {}
