/// A table as one file that checks itself, and whose secrets nobody reads alone; `docs/packing.md`
/// describes its form.
@NullMarked
package games.magie.wire.pack;

import org.jspecify.annotations.NullMarked;
