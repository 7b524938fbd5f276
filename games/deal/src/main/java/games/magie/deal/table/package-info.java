/// The position: what lies where, whose turn it is, what is pending. It is the only mutable thing
/// of the game and knows no rule beyond how cards lie in piles.
@NullMarked
package games.magie.deal.table;

import org.jspecify.annotations.NullMarked;
