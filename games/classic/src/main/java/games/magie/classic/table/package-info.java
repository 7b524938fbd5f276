/// The position: whose turn it is, what every player has, and what is pending. [ClassicState] is
/// all of it; the land of it stands in [games.magie.classic.estate], offers and auctions in
/// [games.magie.classic.trade].
@NullMarked
package games.magie.classic.table;

import org.jspecify.annotations.NullMarked;
