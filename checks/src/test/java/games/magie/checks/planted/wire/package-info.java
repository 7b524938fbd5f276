@NullMarked
package games.magie.checks.planted.wire;

import org.jspecify.annotations.NullMarked;
