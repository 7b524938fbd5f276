/// The laws that every game keeps, and the random play that judges them at every step. Both the
/// tests of each game and `magie check --random` run them; `docs/laws.md` lists them.
@NullMarked
package games.magie.laws;

import org.jspecify.annotations.NullMarked;
