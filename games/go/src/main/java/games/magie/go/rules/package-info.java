/// The chapters of the rulebook, one noun each, with the verbs `legal`, `objection` and `play`.
/// [GoRules] sends each question to its chapter. In the order of a round: [SettingUp], [Rounds],
/// [Spaces], [Grabbing], [Tiles], [Attacks], [Heists], [ShutDowns], [Megas], [Winning], [Leaving],
/// [Timing]. Whom the game waits for is in [Pending], what is hidden from whom in [Secrets] and
/// [Imagining].
@NullMarked
package games.magie.go.rules;

import org.jspecify.annotations.NullMarked;
