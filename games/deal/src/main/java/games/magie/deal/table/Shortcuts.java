package games.magie.deal.table;

import games.magie.deal.Colour;
import games.magie.deal.DealOption;
import games.magie.deal.DealOptions;
import games.magie.deal.DealOptions.SetNeeds;

/// What follows from the options for the fast list of moves, worked out once. Whoever adds an
/// option that makes one of these wrong is told by the law that compares the fast list with the
/// plain one.
///
/// @param alone the colours that an all-colour wild may have without another kind of card, a mask
/// @param openStolen whether exactly the cards outside of full piles may be taken and given
/// @param sumsTell whether sums alone can tell what a rearrangement leads to: with two decks or
///   moving buildings there is more to it, and it is tried on a copy
public record Shortcuts(int alone, boolean openStolen, boolean sumsTell) {
  static Shortcuts of(DealOptions options) {
    return new Shortcuts(
        options.wildNeedsCompany() ? 0 : Colour.EVERY,
        options.on(DealOption.MULTICOLOUR_STEALABLE)
            && !options.on(DealOption.FORCED_FROM_OWN_SET)
            && options.setNeeds() != SetNeeds.STANDARD,
        options.decks() == 1 && !options.on(DealOption.BUILDINGS_MOVABLE));
  }
}
