@NullMarked
package games.magie.deal.listing;

import org.jspecify.annotations.NullMarked;
