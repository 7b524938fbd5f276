/// Deal (2017), the card game with secret hands: `docs/rules/deal.md`.
///
/// Reading order: the vocabulary ([Colour], [Card], [Effect], [Ref], [DealMove], [DealEvent],
/// [DealClause], [DealOptions]); the position ([DealState], [Bag], [Piles]); the chapters
/// ([TurnFlow], [Banking], [Properties], [Buildings], [Rents], [Claims], [Stealing], [Reaction],
/// [Payment], [Arrival], [Discarding], [Winning], [Leaving], [Imagining]); the door ([Deal]).
@NullMarked
package games.magie.deal;

import org.jspecify.annotations.NullMarked;
