package games.magie.classic;

import games.magie.classic.rules.ClassicInvariants;
import games.magie.classic.rules.ClassicRules;
import games.magie.classic.rules.StandingOrders;
import games.magie.classic.table.ClassicState;
import games.magie.classic.text.ClassicNotation;
import games.magie.kernel.Companion;
import games.magie.kernel.Invariants;
import games.magie.kernel.RuleBook;

/// The board of forty spaces, by one of its two rulebooks.
public final class Classic extends RuleBook<ClassicState, ClassicMove, ClassicView> {
  private Classic(Edition edition) {
    super(
        Facts.of(edition.id, edition.clauses())
            .book("classic")
            .seats(2, ClassicState.MOST_SEATS)
            .options(ClassicOptions.all(edition))
            .orders(StandingOrders.ALL)
            .changed(edition.changedInSecondVersion()),
        new ClassicRules(edition),
        new ClassicNotation(edition));
  }

  /// By the rulebook of 2008.
  public static Classic pocket() {
    return new Classic(Edition.POCKET);
  }

  /// By the rulebook of 2023.
  public static Classic brands() {
    return new Classic(Edition.BRANDS);
  }

  @Override
  public Companion<ClassicView> companion() {
    return new ClassicCompanion();
  }

  @Override
  public Invariants<ClassicState, ClassicMove> invariants() {
    return new ClassicInvariants();
  }
}
