@NullMarked
package games.magie.server.site;

import org.jspecify.annotations.NullMarked;
