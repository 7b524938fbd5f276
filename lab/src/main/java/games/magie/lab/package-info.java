/// Many games at once: simulation and what it counts.
@NullMarked
package games.magie.lab;

import org.jspecify.annotations.NullMarked;
