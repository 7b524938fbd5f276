/// The generated code against Jackson, which wrote and read the same by reflection.
@NullMarked
package games.magie.wire.codec;

import org.jspecify.annotations.NullMarked;
