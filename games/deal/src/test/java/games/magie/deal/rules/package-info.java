@NullMarked
package games.magie.deal.rules;

import org.jspecify.annotations.NullMarked;
