/// The testkit tried on a game of its own.
@NullMarked
package games.magie.testkit;

import org.jspecify.annotations.NullMarked;
