package games.magie.kernel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/// A game made of its facts, its rules and its notation. What is left to write is what the laws,
/// the server and the terminal ask beyond that: [#invariants] and [#companion].
public abstract class RuleBook<S extends State<S>, M extends Move, V extends View>
    implements Game<S, M, V> {
  /// What a game says of itself in data:
  ///
  ///     Facts.of("express", ExpressClause.values())
  ///         .seats(2, 4)
  ///         .options(ExpressOptions.ALL)
  ///         .changed(ExpressClause.LEAVE)
  ///
  /// @param changes for each version after the first, the clauses that changed in it
  public record Facts(
      String id,
      String book,
      int fewestSeats,
      int mostSeats,
      List<Clause> clauses,
      List<Option> options,
      List<Option> orders,
      List<List<Clause>> changes) {
    public Facts {
      clauses = List.copyOf(clauses);
      options = List.copyOf(options);
      orders = List.copyOf(orders);
      changes = changes.stream().map(List::copyOf).toList();
    }

    /// A game for two seats without options, in its first version, that has a book of its own.
    public static Facts of(String id, Clause... clauses) {
      return of(id, List.of(clauses));
    }

    public static Facts of(String id, List<Clause> clauses) {
      return new Facts(id, id, 2, 2, clauses, List.of(), List.of(), List.of());
    }

    /// The name of the rule book, where it isn't the id.
    public Facts book(String name) {
      return new Facts(id, name, fewestSeats, mostSeats, clauses, options, orders, changes);
    }

    public Facts seats(int fewest, int most) {
      return new Facts(id, book, fewest, most, clauses, options, orders, changes);
    }

    public Facts options(List<Option> all) {
      return new Facts(id, book, fewestSeats, mostSeats, clauses, all, orders, changes);
    }

    /// The standing orders, see [Game#orders].
    public Facts orders(List<Option> all) {
      return new Facts(id, book, fewestSeats, mostSeats, clauses, options, all, changes);
    }

    /// Raises the version by one.
    public Facts changed(Clause... inThisVersion) {
      return changed(List.of(inThisVersion));
    }

    public Facts changed(List<Clause> inThisVersion) {
      var all = new ArrayList<>(changes);
      all.add(inThisVersion);
      return new Facts(id, book, fewestSeats, mostSeats, clauses, options, orders, all);
    }

    int version() {
      return changes.size() + 1;
    }

    /// Each clause that changed after a version, once.
    List<Clause> changedSince(int version) {
      var later = new LinkedHashSet<Clause>();
      changes.stream().skip(Math.max(0, version - 1)).forEach(later::addAll);
      return List.copyOf(later);
    }
  }

  private final Facts facts;
  private final Rules<S, M, V> rules;
  private final Notation<S, M, V> notation;

  protected RuleBook(Facts facts, Rules<S, M, V> rules, Notation<S, M, V> notation) {
    this.facts = facts;
    this.rules = rules;
    this.notation = notation;
  }

  @Override
  public final String id() {
    return facts.id();
  }

  @Override
  public final String book() {
    return facts.book();
  }

  @Override
  public final int fewestSeats() {
    return facts.fewestSeats();
  }

  @Override
  public final int mostSeats() {
    return facts.mostSeats();
  }

  @Override
  public final int version() {
    return facts.version();
  }

  @Override
  public final List<Clause> changedSince(int version) {
    return facts.changedSince(version);
  }

  @Override
  public final List<Clause> clauses() {
    return facts.clauses();
  }

  @Override
  public final List<Option> options() {
    return facts.options();
  }

  @Override
  public final List<Option> orders() {
    return facts.orders();
  }

  @Override
  public final Rules<S, M, V> rules() {
    return rules;
  }

  @Override
  public final Notation<S, M, V> notation() {
    return notation;
  }
}
