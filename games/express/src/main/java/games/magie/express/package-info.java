/// Express (2007), the dice game of pressing one's luck: `docs/rules/express.md`.
///
/// Reading order: the vocabulary ([Group], [Face], [Die], [ExpressMove], [ExpressEvent],
/// [ExpressClause]), the position ([ExpressState]), the chapters ([Rolling], [HouseDie], [Placing],
/// [Scoring], [TurnFlow]), the door ([Express]).
@NullMarked
package games.magie.express;

import org.jspecify.annotations.NullMarked;
