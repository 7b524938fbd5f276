/// What is counted, and the port on which it is told.
@NullMarked
package games.magie.server.metrics;

import org.jspecify.annotations.NullMarked;
