@NullMarked
package games.magie.server.metrics;

import org.jspecify.annotations.NullMarked;
