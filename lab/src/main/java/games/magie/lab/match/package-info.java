/// Which of two players is better, and how sure that is.
@NullMarked
package games.magie.lab.match;

import org.jspecify.annotations.NullMarked;
