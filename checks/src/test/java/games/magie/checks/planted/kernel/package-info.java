@NullMarked
package games.magie.checks.planted.kernel;

import org.jspecify.annotations.NullMarked;
