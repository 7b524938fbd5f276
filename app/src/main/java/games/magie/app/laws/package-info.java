/// `magie check --random`: the laws of every game judged in random play, files included.
@NullMarked
package games.magie.app.laws;

import org.jspecify.annotations.NullMarked;
