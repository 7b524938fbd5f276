@NullMarked
package games.magie.checks.planted.app;

import org.jspecify.annotations.NullMarked;
