/// The laws, one class for each.
@NullMarked
package games.magie.laws.each;

import org.jspecify.annotations.NullMarked;
