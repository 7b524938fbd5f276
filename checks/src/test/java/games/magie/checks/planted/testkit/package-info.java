@NullMarked
package games.magie.checks.planted.testkit;

import org.jspecify.annotations.NullMarked;
