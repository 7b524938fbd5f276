/// What a study can measure in every game.
@NullMarked
package games.magie.lab.measure;

import org.jspecify.annotations.NullMarked;
