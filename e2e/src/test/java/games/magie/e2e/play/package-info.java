/// Players that play whole games by mouse, thumb and keys, and the positions that tests begin with.
@NullMarked
package games.magie.e2e.play;

import org.jspecify.annotations.NullMarked;
