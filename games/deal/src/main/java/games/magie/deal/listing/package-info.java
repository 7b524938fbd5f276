/// Everything clever about listing moves fast. One law holds for this room: its list equals the
/// plain one, the candidates without objection, in the same order and at every step.
@NullMarked
package games.magie.deal.listing;

import org.jspecify.annotations.NullMarked;
