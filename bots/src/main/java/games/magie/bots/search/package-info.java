/// One search for all games: [Search], with what a game adds to it ([Insight]) and what it makes of
/// a position at which it stops looking ([Scorer]).
@NullMarked
package games.magie.bots.search;

import org.jspecify.annotations.NullMarked;
