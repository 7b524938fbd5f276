@NullMarked
package games.magie.wire;

import org.jspecify.annotations.NullMarked;
