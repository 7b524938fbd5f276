/// Bots that know Deal.
@NullMarked
package games.magie.bots.deal;

import org.jspecify.annotations.NullMarked;
