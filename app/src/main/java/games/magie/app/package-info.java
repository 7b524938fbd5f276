@NullMarked
package games.magie.app;

import org.jspecify.annotations.NullMarked;
