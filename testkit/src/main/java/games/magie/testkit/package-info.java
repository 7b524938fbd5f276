@NullMarked
package games.magie.testkit;

import org.jspecify.annotations.NullMarked;
