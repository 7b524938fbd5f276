/// The door for players who look ahead. They never get the position: they get imagined ones, in
/// which everything that their seat may not know was drawn again.
@NullMarked
package games.magie.kernel.mind;

import org.jspecify.annotations.NullMarked;
