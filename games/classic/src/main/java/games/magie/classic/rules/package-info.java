/// The chapters of the rulebook, one noun each, with the verbs `legal`, `objection` and `play`.
/// [ClassicRules] sends each question to its chapter. In the order of a turn: [SettingUp],
/// [TurnFlow], [Movement], [Buying], [Rent], [Cards], [Jail], [Window], [Business], [Debt],
/// [Bankruptcy], [Ending].
@NullMarked
package games.magie.classic.rules;

import org.jspecify.annotations.NullMarked;
