/// Games that are looked back at.
@NullMarked
package games.magie.server.replay;

import org.jspecify.annotations.NullMarked;
