@NullMarked
package games.magie.server.replay;

import org.jspecify.annotations.NullMarked;
