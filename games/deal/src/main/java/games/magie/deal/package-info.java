/// Deal (2017), the card game with secret hands: `docs/rules/deal.md`.
///
/// This is the door and the vocabulary: [Deal], then [Colour], [Card], [Effect], [Ref], [DealMove],
/// [DealEvent], [DealClause], [DealOptions], [DealView]. Behind it are four rooms: `rules`, the
/// chapters; `table`, the position; `listing`, the fast list of moves; `text`, the notation.
@NullMarked
package games.magie.deal;

import org.jspecify.annotations.NullMarked;
