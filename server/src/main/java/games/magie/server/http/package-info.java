/// The requests of `docs/protocol.md` and the files of the browser app.
@NullMarked
package games.magie.server.http;

import org.jspecify.annotations.NullMarked;
