@NullMarked
package games.magie.bots.classic;

import org.jspecify.annotations.NullMarked;
