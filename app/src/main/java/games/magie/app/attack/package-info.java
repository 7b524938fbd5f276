/// `magie attack`: what strangers could do to a server, done to one on this machine, with honest
/// players beside it whose waiting is measured.
@NullMarked
package games.magie.app.attack;

import org.jspecify.annotations.NullMarked;
