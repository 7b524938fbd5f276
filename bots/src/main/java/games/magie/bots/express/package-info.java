/// Bots that know Express.
@NullMarked
package games.magie.bots.express;

import org.jspecify.annotations.NullMarked;
