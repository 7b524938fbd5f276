/// Players among themselves: offers and what may be in them, and auctions.
@NullMarked
package games.magie.classic.trade;

import org.jspecify.annotations.NullMarked;
