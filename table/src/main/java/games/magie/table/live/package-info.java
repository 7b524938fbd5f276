/// A live table: its seats and who holds them, commands in order, the journal made safe before
/// anybody is told, clocks, bots, talk, and the way into a file and out of it.
@NullMarked
package games.magie.table.live;

import org.jspecify.annotations.NullMarked;
