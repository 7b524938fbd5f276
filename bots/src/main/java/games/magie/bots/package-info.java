@NullMarked
package games.magie.bots;

import org.jspecify.annotations.NullMarked;
