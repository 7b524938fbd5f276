/// Notation: the text of moves, and positions written and read.
@NullMarked
package games.magie.express.text;

import org.jspecify.annotations.NullMarked;
