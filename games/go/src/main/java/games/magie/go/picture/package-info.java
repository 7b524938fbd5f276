/// What the page and the terminal show, made from a position for one seat.
@NullMarked
package games.magie.go.picture;

import org.jspecify.annotations.NullMarked;
