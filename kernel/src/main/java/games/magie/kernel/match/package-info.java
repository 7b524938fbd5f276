/// One game as it is played and recorded: the match, its rows, and how an older journal goes on.
@NullMarked
package games.magie.kernel.match;

import org.jspecify.annotations.NullMarked;
