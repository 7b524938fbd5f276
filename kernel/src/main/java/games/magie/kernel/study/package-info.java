/// What a study can measure in a game. A game offers its measures by its companion; a new one is
/// one class.
@NullMarked
package games.magie.kernel.study;

import org.jspecify.annotations.NullMarked;
