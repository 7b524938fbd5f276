@NullMarked
package games.magie.checks.planted.stray;

import org.jspecify.annotations.NullMarked;
