package games.magie.deal;

import games.magie.deal.rules.DealRules;
import games.magie.deal.rules.Secrets;
import games.magie.deal.table.DealState;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Recorder;
import games.magie.kernel.match.Told;
import java.util.ArrayList;
import java.util.List;

/// Pairs of positions that differ only in what one seat may not know. Whatever reaches that seat
/// must be the same text: view, list of moves, refusals, what it is asked, and what it is told when
/// the same move is made in both.
final class NonInterference {
  private static final String OWN_DRAW = "drew something oneself";

  private final DealRules rules;
  private final List<String> differences = new ArrayList<>();
  private int pairs;
  private int moved;

  NonInterference(DealRules rules) {
    this.rules = rules;
  }

  int pairs() {
    return pairs;
  }

  /// Pairs in which the same move could be made by another seat or by this one.
  int moved() {
    return moved;
  }

  List<String> differences() {
    return List.copyOf(differences);
  }

  void run(int wanted, String options) {
    var settings = Settings.parse(DealOptions.ALL, options);
    var moves = new Moves<DealMove>();
    int end = pairs + wanted;
    for (int game = 0; pairs < end; game++) {
      var chance = new Seeded(game, 1);
      var choice = new Seeded(game, 2);
      DealState s = rules.setUp(settings, 2 + game % 4, chance, Out.SILENT);
      while (!rules.over(s) && pairs < end) {
        moves.clear();
        rules.legal(s, s.awaited(), moves);
        DealMove move = moves.get(choice.below(moves.size()));
        if (choice.below(3) == 0) {
          int seat = choice.below(s.seats + 1) - 1;
          DealState other = s.copy();
          Secrets.shuffle(other, seat, choice);
          compare(s, other, seat, move, moves, choice);
        }
        rules.play(s, s.awaited(), move, chance, Out.SILENT);
      }
    }
  }

  private void compare(
      DealState s, DealState other, int seat, DealMove move, Moves<DealMove> all, Seeded choice) {
    pairs++;
    same("seen", seen(s, seat), seen(other, seat));
    int mover = s.awaited();
    if (seat >= 0) {
      DealMove tried = all.get(choice.below(all.size()));
      same("refusal", refusal(s, seat, tried), refusal(other, seat, tried));
    }
    if (rules.objection(other, mover, move) != null) {
      return;
    }
    moved++;
    long seed = choice.next();
    DealState one = s.copy();
    DealState two = other.copy();
    String told = told(one, mover, move, seat, seed);
    same("told", told, told(two, mover, move, seat, seed));
    // What the seat itself has drawn is known to it and may differ.
    if (!told.contains(OWN_DRAW)) {
      same("seen after", seen(one, seat), seen(two, seat));
    } else {
      same("awaited after", "" + rules.awaited(one), "" + rules.awaited(two));
    }
  }

  private String seen(DealState s, int seat) {
    var text = new StringBuilder(Positions.GAME.text(s, seat)).append('\n');
    text.append(rules.view(s, seat).picture()).append('\n');
    text.append(rules.awaited(s)).append(' ').append(rules.over(s)).append('\n');
    if (seat >= 0) {
      var moves = new Moves<DealMove>();
      rules.legal(s, seat, moves);
      text.append(moves.texts()).append(' ').append(rules.moment(s, seat));
    }
    return text.toString();
  }

  private String refusal(DealState s, int seat, DealMove move) {
    Refusal refusal = rules.objection(s, seat, move);
    return refusal == null ? "-" : refusal.clause().id() + " " + refusal.text();
  }

  private String told(DealState s, int mover, DealMove move, int seat, long seed) {
    var recorder = new Recorder();
    rules.play(s, mover, move, new Seeded(seed), recorder);
    var text = new StringBuilder();
    for (Told told : recorder.told()) {
      if (told.reaches(seat)) {
        boolean own = told.what() instanceof SecretEvent.Drew(int who, List<Card> _) && who == seat;
        text.append(Seats.letters(told.audience())).append(' ').append(told.why().id());
        text.append(' ').append(own ? OWN_DRAW : told.what().text()).append('\n');
      }
    }
    return text.toString();
  }

  private void same(String what, String one, String other) {
    if (!one.equals(other)) {
      differences.add(what + ":\n" + one + "\nand\n" + other);
    }
  }
}
