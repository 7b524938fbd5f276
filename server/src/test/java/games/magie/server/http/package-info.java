@NullMarked
package games.magie.server.http;

import org.jspecify.annotations.NullMarked;
