/// GO! (2024), the race of the mini boards, everybody at once: `docs/rules/go.md`.
///
/// Reading order: the vocabulary ([Colour], [Space], [Side], [Tile], [Image], [GoMove], [GoEvent],
/// [GoClause]), the position ([GoState], [Pending], [Secrets]), the chapters ([SettingUp],
/// [Rounds], [Spaces], [Grabbing], [Tiles], [Attacks], [Heists], [ShutDowns], [Megas], [Winning],
/// [Leaving], [Timing], [Imagining]), the door ([Go]).
@NullMarked
package games.magie.go;

import org.jspecify.annotations.NullMarked;
