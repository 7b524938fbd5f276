/// An annotation processor that writes the code between records and JSON.
@NullMarked
package games.magie.codegen;

import org.jspecify.annotations.NullMarked;
