/// What a study can measure in Express.
@NullMarked
package games.magie.express.study;

import org.jspecify.annotations.NullMarked;
