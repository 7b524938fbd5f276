@NullMarked
package games.magie.server.budget;

import org.jspecify.annotations.NullMarked;
