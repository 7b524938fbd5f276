@NullMarked
package games.magie.deal.text;

import org.jspecify.annotations.NullMarked;
