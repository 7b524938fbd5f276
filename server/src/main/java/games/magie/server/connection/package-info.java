/// Connections as such, from their first byte to their last: deadlines, how many, how fast, and who
/// has to go when there is no room.
@NullMarked
package games.magie.server.connection;

import org.jspecify.annotations.NullMarked;
