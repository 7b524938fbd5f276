@NullMarked
package games.magie.checks.planted.express;

import org.jspecify.annotations.NullMarked;
