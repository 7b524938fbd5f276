/// The programs of `docs/howto/library.md`, which shows them as they are here.
@NullMarked
package games.magie.howto;

import org.jspecify.annotations.NullMarked;
