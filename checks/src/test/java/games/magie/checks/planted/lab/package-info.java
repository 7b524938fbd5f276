@NullMarked
package games.magie.checks.planted.lab;

import org.jspecify.annotations.NullMarked;
