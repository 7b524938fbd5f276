package games.magie.kernel;

import games.magie.kernel.text.Fields;
import java.util.List;

/// A game, whole: its name, its rules, its notation, its options and its clauses.
public interface Game<S extends State<S>, M extends Move, V extends View> {
  /// For example `express`.
  String id();

  /// The name of the rule book in `docs/rules`; editions of one game share theirs.
  default String book() {
    return id();
  }

  int fewestSeats();

  int mostSeats();

  /// How many may play with these options; more than [#mostSeats] where an option makes room.
  default int mostSeats(Settings settings) {
    return mostSeats();
  }

  /// Raised whenever a change of the rules could make an old journal play differently.
  int version();

  /// The clauses that changed after `version`.
  List<Clause> changedSince(int version);

  List<Clause> clauses();

  List<Option> options();

  /// The standing orders that a player may leave with the table, each an option of one seat: what
  /// they come to is [Rules#ordered]. Orders that are part of the position are moves instead.
  default List<Option> orders() {
    return List.of();
  }

  Rules<S, M, V> rules();

  Notation<S, M, V> notation();

  /// What the server, the lab and the terminal need to know of this game.
  default Companion<V> companion() {
    return new Companion<>() {};
  }

  /// What the laws ask of this game beyond what its rules and notation say.
  default Invariants<S, M> invariants() {
    return s -> {};
  }

  default int checkSeats(int seats) {
    return checkSeats(seats, mostSeats());
  }

  default int checkSeats(int seats, Settings settings) {
    return checkSeats(seats, mostSeats(settings));
  }

  private int checkSeats(int seats, int most) {
    if (seats < fewestSeats() || seats > most) {
      throw new BadInput(
          "%s is for %d to %d seats, not %d".formatted(id(), fewestSeats(), most, seats));
    }
    return seats;
  }

  /// The canonical text of a position.
  default String text(S s) {
    var fields = new Fields();
    notation().position(s, fields);
    return fields.text();
  }

  /// The canonical text of a position as a version of this game wrote it.
  default String textOfVersion(S s, int version) {
    var fields = new Fields();
    notation().position(s, version, fields);
    return fields.text();
  }

  /// What a seat may know, as text.
  default String text(S s, int seat) {
    var fields = new Fields();
    notation().view(rules().view(s, seat), fields);
    return fields.text();
  }
}
