@NullMarked
package games.magie.express;

import org.jspecify.annotations.NullMarked;
