package games.magie.kernel.match;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.text.Fields;
import java.util.List;

/// Plays a journal again. See [Match#resume].
final class Resuming<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final Journal journal;
  private final List<Row> rows;
  private final int base;
  private final int version;

  Resuming(Game<S, M, V> game, Journal journal) {
    this.game = game;
    this.journal = journal;
    this.rows = journal.rows();
    if (rows.isEmpty()) {
      throw new BadInput("the journal has no rows");
    }
    for (int at = 0; at < rows.size(); at++) {
      if (rows.get(at).number() != at) {
        throw new BadInput(
            "row " + at + " is missing, row " + rows.get(at).number() + " stands there");
      }
    }
    String first = rows.getFirst().input();
    if (!first.equals(Row.START) && !first.equals(Row.GIVEN)) {
      throw new BadInput(
          "row 0: a game begins with '%s' or '%s', not '%s'"
              .formatted(Row.START, Row.GIVEN, first));
    }
    game.checkSeats(journal.seats(), Settings.parse(game.options(), journal.settings()));
    this.base = journal.lastChangeOfRules(rows.size() - 1);
    this.version = journal.versionAt(base);
  }

  Match<S, M, V> run() {
    if (version == game.version()) {
      boolean setUp = base == 0 && !rows.getFirst().input().equals(Row.GIVEN);
      return sameRules(setUp ? fromSetUp() : fromPosition(base));
    }
    if (version > game.version()) {
      throw new BadInput(
          "the journal is of version %d of the rules of %s, this program knows %d"
              .formatted(version, game.id(), game.version()));
    }
    return newerRules();
  }

  private Match<S, M, V> sameRules(Match<S, M, V> match) {
    for (int at = match.rows().size(); at < rows.size(); at++) {
      Row row = rows.get(at);
      Attempt.Ready<S> again = again(match, row);
      agree(row, again.row());
      match.commit(again);
    }
    return match;
  }

  /// From the last row, if its position is known, else from the last one that is, by what was done
  /// since. A game that is over needs no newer rules.
  private Match<S, M, V> newerRules() {
    var traced = new Retracing<>(game, journal).run();
    S last = traced.position();
    if (last != null) {
      Match<S, M, V> match = Match.at(game, journal, last, rows);
      if (!game.rules().over(last)) {
        match.goOnByNewRules(version, null);
      }
      return match;
    }
    int known = known(traced);
    var elsewhere =
        new Elsewhere<>(
            game,
            Settings.parse(game.options(), journal.settings()),
            journal.seats(),
            traced.recent());
    elsewhere.play(rows.subList(known + 1, rows.size()));
    Match<S, M, V> match = Match.at(game, journal, elsewhere.position(), rows);
    match.goOnByNewRules(version, new TableEvent.LedElsewhere(known + 1, elsewhere.leftOut()));
    return match;
  }

  Match<S, M, V> review() {
    if (version >= game.version()) {
      return run();
    }
    var traced = new Retracing<>(game, journal).run();
    int known = known(traced);
    S shown = traced.recent().lastEntry().getValue();
    return Match.at(game, journal, shown, rows).showing(known);
  }

  private int known(Retracing<S, M, V> traced) {
    if (traced.lastKnown() < 0) {
      throw new BadInput(
          "the journal stores no position that the rules of today can read; version %d of %s can"
              .formatted(version, game.id()));
    }
    return traced.lastKnown();
  }

  private Match<S, M, V> fromSetUp() {
    var tape = new Replayed(rows.getFirst().draws());
    Match<S, M, V> match;
    try {
      match =
          Match.start(
              game, Settings.parse(game.options(), journal.settings()), journal.seats(), tape);
    } catch (BadInput e) {
      throw new BadInput("row 0: " + e.getMessage());
    }
    spent(tape, rows.getFirst());
    agree(rows.getFirst(), match.lastRow());
    return match;
  }

  private Match<S, M, V> fromPosition(int at) {
    Row row = rows.get(at);
    String text = row.position();
    if (text == null || Digest.of(text) != row.digest()) {
      throw new BadInput("row " + at + ": the position does not fit its digest");
    }
    S position =
        game.notation()
            .position(
                Settings.parse(game.options(), journal.settings()),
                journal.seats(),
                Fields.parse(text, journal.seats()));
    return Match.at(game, journal, position, rows.subList(0, at + 1));
  }

  private Attempt.Ready<S> again(Match<S, M, V> match, Row row) {
    try {
      var tape = new Replayed(row.draws());
      Input<M> input = Inputs.parse(game, match.position(), journal.seats(), row.input());
      return switch (match.attempt(input, tape)) {
        case Attempt.Refused<S>(Refusal why) ->
            throw new BadInput(
                "'%s' is refused: %s (%s)".formatted(row.input(), why.text(), why.clause().id()));
        case Attempt.Ready<S> ready -> {
          spent(tape, row);
          yield ready;
        }
      };
    } catch (BadInput e) {
      throw new BadInput("row " + row.number() + ": " + e.getMessage());
    }
  }

  private static void spent(Replayed tape, Row row) {
    if (!tape.spent()) {
      throw new BadInput("row " + row.number() + ": the rules use fewer draws than it holds");
    }
  }

  private static void agree(Row stored, Row again) {
    if (!stored.events().equals(again.events())) {
      throw new BadInput(
          "row %d: the events differ: it has %s, the rules give %s"
              .formatted(stored.number(), stored.events(), again.events()));
    }
    if (stored.digest() != again.digest()) {
      throw new BadInput(
          "row %d: the digest is %s, the rules give %s"
              .formatted(stored.number(), Digest.hex(stored.digest()), Digest.hex(again.digest())));
    }
    if (stored.position() != null && !stored.position().equals(again.position())) {
      throw new BadInput("row " + stored.number() + ": the stored position differs");
    }
  }
}
