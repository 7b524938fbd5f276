/// Magie as people meet it: a real server, a real browser, and somebody who clicks.
@NullMarked
package games.magie.e2e;

import org.jspecify.annotations.NullMarked;
