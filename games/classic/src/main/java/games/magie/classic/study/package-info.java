/// What a study can measure in the classic board.
@NullMarked
package games.magie.classic.study;

import org.jspecify.annotations.NullMarked;
