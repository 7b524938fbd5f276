/// HTTP and WebSocket in front of the tables: who asks, may they, how much; everything else is the
/// tables' business. The protocol is `docs/protocol.md`.
@NullMarked
package games.magie.server;

import org.jspecify.annotations.NullMarked;
