/// A sixth game, the smallest there can be: a race over ten squares. It proves what CONTRIBUTING
/// says a new game needs.
@NullMarked
package games.magie.race;

import org.jspecify.annotations.NullMarked;
