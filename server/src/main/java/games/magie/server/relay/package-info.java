/// What is passed on to another server of the same database, because the table runs there.
@NullMarked
package games.magie.server.relay;

import org.jspecify.annotations.NullMarked;
