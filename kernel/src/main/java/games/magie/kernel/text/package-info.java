/// Reading and writing the plain texts of positions, moves and options.
@NullMarked
package games.magie.kernel.text;

import org.jspecify.annotations.NullMarked;
