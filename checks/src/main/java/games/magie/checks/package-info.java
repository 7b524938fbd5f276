/// Tests of the code base as a whole. All code of this package is test code.
@NullMarked
package games.magie.checks;

import org.jspecify.annotations.NullMarked;
