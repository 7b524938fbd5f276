/// The protocol's records against its documents.
@NullMarked
package games.magie.wire.protocol;

import org.jspecify.annotations.NullMarked;
