/// Tables at which games are played: seats and who holds them, commands in order, the journal made
/// safe before anybody is told, clocks and bots. Knows nothing of HTTP.
@NullMarked
package games.magie.table;

import org.jspecify.annotations.NullMarked;
