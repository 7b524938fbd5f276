/// What the page and the terminal show, made from a position.
@NullMarked
package games.magie.express.picture;

import org.jspecify.annotations.NullMarked;
