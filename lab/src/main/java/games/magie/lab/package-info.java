@NullMarked
package games.magie.lab;

import org.jspecify.annotations.NullMarked;
