package games.magie.classic;

import games.magie.kernel.Clause;
import games.magie.kernel.Companion;
import games.magie.kernel.Game;
import games.magie.kernel.Invariants;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import java.util.List;

/// The board of forty spaces, by one of its two rulebooks.
public final class Classic implements Game<ClassicState, ClassicMove, ClassicView> {
  private final Edition edition;
  private final ClassicRules rules;
  private final ClassicNotation notation;
  private final List<Option> options;
  private final List<Clause> clauses;

  private Classic(Edition edition) {
    this.edition = edition;
    this.rules = new ClassicRules(edition);
    this.notation = new ClassicNotation(edition);
    this.options = ClassicOptions.all(edition);
    this.clauses = edition.clauses();
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
  public String id() {
    return edition.id();
  }

  @Override
  public String book() {
    return "classic";
  }

  @Override
  public int fewestSeats() {
    return 2;
  }

  @Override
  public int mostSeats() {
    return ClassicState.MOST_SEATS;
  }

  @Override
  public int version() {
    return 2;
  }

  @Override
  public List<Clause> changedSince(int version) {
    return version >= version() ? List.of() : edition.changedInSecondVersion();
  }

  @Override
  public List<Clause> clauses() {
    return clauses;
  }

  @Override
  public List<Option> options() {
    return options;
  }

  @Override
  public List<Option> orders() {
    return StandingOrders.ALL;
  }

  @Override
  public Rules<ClassicState, ClassicMove, ClassicView> rules() {
    return rules;
  }

  @Override
  public ClassicNotation notation() {
    return notation;
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
