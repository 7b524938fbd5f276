/// Weights from games: [Training] plays them, [Regression] fits the weights.
@NullMarked
package games.magie.lab.train;

import org.jspecify.annotations.NullMarked;
