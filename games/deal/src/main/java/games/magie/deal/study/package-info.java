/// What a study can measure in Deal.
@NullMarked
package games.magie.deal.study;

import org.jspecify.annotations.NullMarked;
