/// The position, [GoState]: the boards with their blocks ([Blocks]), tiles, tokens on the [Track],
/// and what is pending ([Phase], [Todo]).
@NullMarked
package games.magie.go.table;

import org.jspecify.annotations.NullMarked;
