@NullMarked
package games.magie.server.socket;

import org.jspecify.annotations.NullMarked;
