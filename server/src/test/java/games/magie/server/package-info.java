/// Tests over real sockets.
@NullMarked
package games.magie.server;

import org.jspecify.annotations.NullMarked;
