/// The contract between the rules of a game and everything that hosts it: positions, moves, chance,
/// events, refusals, journals. JDK only, no clock, no generator of its own, no text for people.
@NullMarked
package games.magie.kernel;

import org.jspecify.annotations.NullMarked;
