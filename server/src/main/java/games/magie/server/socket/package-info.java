/// Sockets at a table: one listener each, frames out, commands in.
@NullMarked
package games.magie.server.socket;

import org.jspecify.annotations.NullMarked;
