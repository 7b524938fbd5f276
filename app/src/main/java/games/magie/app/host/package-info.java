/// Commands for whoever keeps a server: look at its tables, back them up, verify them.
@NullMarked
package games.magie.app.host;

import org.jspecify.annotations.NullMarked;
