/// The game as text: moves, positions, views, and the picture that goes over the wire.
@NullMarked
package games.magie.deal.text;

import org.jspecify.annotations.NullMarked;
