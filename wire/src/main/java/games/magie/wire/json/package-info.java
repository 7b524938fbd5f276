/// JSON itself, without a word of what it says: bytes out, tokens in, both without reflection. The
/// code between this and the records of the protocol is generated, see [Codec].
@NullMarked
package games.magie.wire.json;

import org.jspecify.annotations.NullMarked;
