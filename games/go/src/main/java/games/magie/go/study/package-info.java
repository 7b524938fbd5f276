/// What a study can measure in GO!.
@NullMarked
package games.magie.go.study;

import org.jspecify.annotations.NullMarked;
