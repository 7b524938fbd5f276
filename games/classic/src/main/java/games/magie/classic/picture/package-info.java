/// What the page and the terminal show, made from a position for one seat.
@NullMarked
package games.magie.classic.picture;

import org.jspecify.annotations.NullMarked;
