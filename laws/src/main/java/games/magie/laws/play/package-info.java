/// What random play tries: who sits where, which move, which odd input.
@NullMarked
package games.magie.laws.play;

import org.jspecify.annotations.NullMarked;
