/// Bots that know GO!.
@NullMarked
package games.magie.bots.go;

import org.jspecify.annotations.NullMarked;
