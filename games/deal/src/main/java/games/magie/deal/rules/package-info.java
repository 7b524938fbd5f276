/// The chapters of the rulebook, one noun each, with the verbs `legal`, `objection` and `play`.
///
/// Reading order: [DealRules] sends each question to its chapter; [TurnFlow], [Drawing], [Banking],
/// [Properties], [Buildings], [Rents], [Claims], [Stealing], [Reaction], [Payment], [Arrival],
/// [Rearranging], [Discarding], [Winning], [Leaving]. [Candidates] is the plain list: what has no
/// objection is legal.
@NullMarked
package games.magie.deal.rules;

import org.jspecify.annotations.NullMarked;
