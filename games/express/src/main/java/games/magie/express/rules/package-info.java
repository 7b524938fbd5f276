/// The chapters of the rulebook, one noun each, with the verbs `legal`, `objection` and `play`.
/// [ExpressRules] sends each question to its chapter. In the order of a turn: [Rolling],
/// [HouseDie], [Placing], [Scoring], [TurnFlow].
@NullMarked
package games.magie.express.rules;

import org.jspecify.annotations.NullMarked;
