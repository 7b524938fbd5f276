/// Every reader of text from outside, fed with anything.
@NullMarked
package games.magie.fuzz;

import org.jspecify.annotations.NullMarked;
