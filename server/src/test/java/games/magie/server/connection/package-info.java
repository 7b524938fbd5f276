@NullMarked
package games.magie.server.connection;

import org.jspecify.annotations.NullMarked;
