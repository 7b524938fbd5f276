@NullMarked
package games.magie.checks;

import org.jspecify.annotations.NullMarked;
