/// The land: deeds and what stands on them ([Land]), and the chapters about building, selling,
/// mortgages, deeds that change hands with a mortgage, and what all of it is worth.
@NullMarked
package games.magie.classic.estate;

import org.jspecify.annotations.NullMarked;
