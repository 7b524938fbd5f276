@NullMarked
package games.magie.kernel;

import org.jspecify.annotations.NullMarked;
