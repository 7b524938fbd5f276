@NullMarked
package games.magie.checks.planted.lab.room;

import org.jspecify.annotations.NullMarked;
