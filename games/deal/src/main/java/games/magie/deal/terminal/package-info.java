/// The board in a terminal.
@NullMarked
package games.magie.deal.terminal;

import org.jspecify.annotations.NullMarked;
