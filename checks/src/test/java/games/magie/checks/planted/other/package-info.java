@NullMarked
package games.magie.checks.planted.other;

import org.jspecify.annotations.NullMarked;
