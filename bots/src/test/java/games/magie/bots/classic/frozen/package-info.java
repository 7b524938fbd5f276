/// `easy@1`, as people met it first: kept unchanged, as what others are measured by.
@NullMarked
package games.magie.bots.classic.frozen;

import org.jspecify.annotations.NullMarked;
