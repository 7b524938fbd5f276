@NullMarked
package games.magie.deal;

import org.jspecify.annotations.NullMarked;
