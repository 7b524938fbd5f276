@NullMarked
package games.magie.checks.planted.bots;

import org.jspecify.annotations.NullMarked;
