/// GO! (2024), the race of the mini boards, everybody at once: `docs/rules/go.md`.
///
/// This package is the door and the vocabulary: [Go]; the components [Colour], [Space], [Layout],
/// [Side], [Tile], [Image], [Attack]; [GoMove], [GoEvent], [GoClause], [GoOptions]; what a seat
/// sees, [GoView] and [GoPicture]. Behind it are rooms that nobody outside the module enters:
/// `rules` with the chapters of the rulebook, `table` (the position), `text` (notation), `picture`
/// and `terminal`.
@NullMarked
package games.magie.go;

import org.jspecify.annotations.NullMarked;
