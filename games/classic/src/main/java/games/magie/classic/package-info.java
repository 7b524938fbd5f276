/// The classic board of forty spaces by two rulebooks, `pocket` (2008) and `brands` (2023):
/// `docs/rules/classic.md`. Where the two differ, the rules read what the [Edition] says and never
/// ask which edition it is.
///
/// This package is the door and the vocabulary: [Classic]; the components [Group], [Deed], [Space],
/// [Card] with its [Effect], [Token]; [ClassicMove], [ClassicEvent], [ClassicClause], [Edition],
/// [ClassicOptions]; what a seat sees, [ClassicView]. Behind it are rooms that nobody outside the
/// module enters: `rules` with the chapters of the rulebook, `estate` (land and buildings), `trade`
/// (offers and auctions), `table` (the position), `text` (notation), `picture` and `terminal`.
@NullMarked
package games.magie.classic;

import org.jspecify.annotations.NullMarked;
