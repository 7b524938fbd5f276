/// Express (2007), the push-your-luck dice game: `docs/rules/express.md`.
///
/// This package is the door and the vocabulary: [Express]; the components [Group], [Face], [Die],
/// [Dice]; [ExpressMove], [ExpressEvent], [ExpressClause], [ExpressOptions]; what everybody sees,
/// [ExpressView] and [ExpressPicture]. Behind it are rooms that nobody outside the module enters:
/// `rules` with the chapters of the rulebook, `table` (the position), `text` (notation), `picture`
/// and `terminal`.
@NullMarked
package games.magie.express;

import org.jspecify.annotations.NullMarked;
