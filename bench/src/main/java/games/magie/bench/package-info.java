@NullMarked
package games.magie.bench;

import org.jspecify.annotations.NullMarked;
