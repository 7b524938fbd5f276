package games.magie.classic;

import games.magie.classic.ClassicMove.Counter;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.SellDown;
import games.magie.classic.estate.Board;
import games.magie.classic.rules.Clocks;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Deadline;
import games.magie.kernel.Input;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import games.magie.kernel.chance.Seeded;
import games.magie.laws.Walk;
import java.util.ArrayList;
import java.util.List;

/// Random play from a crowded position, with offers that settle debts, counter-offers, sales of
/// whole groups, clocks and leaving far more often than people would.
public final class CrowdedWalk {
  private static final int STEPS = 150;

  private final Classic game;
  private final long seed;
  private final Crowded table;
  private final Seeded choice;

  public CrowdedWalk(Classic game, long seed) {
    this.game = game;
    this.seed = seed;
    this.table = new Crowded(game, seed);
    this.choice = new Seeded(seed, -3);
  }

  public Crowded table() {
    return table;
  }

  /// Returns how many positions were visited.
  public int run(Walk.Visitor<ClassicState, ClassicMove> visitor) {
    ClassicState s = table.position();
    int step = 0;
    while (step < STEPS && !game.rules().over(s)) {
      step++;
      int number = step;
      Input<ClassicMove> input = choose(s);
      try {
        visitor.visit(s, input, () -> new Seeded(seed, number));
        Walk.apply(game.rules(), s, input, new Seeded(seed, number), Out.SILENT);
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(
            "%s, %d seats, options '%s', seed %d, step %d: %s%nposition%n%s%ninput: %s"
                .formatted(
                    game.id(),
                    table.seats,
                    table.settings.text(),
                    seed,
                    number,
                    e,
                    game.text(s).indent(2),
                    input.text()),
            e);
      }
    }
    return step;
  }

  private boolean oneIn(int bound) {
    return choice.below(bound) == 0;
  }

  private Input<ClassicMove> choose(ClassicState s) {
    if (oneIn(60)) {
      return new Input.Left<>(choice.below(s.seats));
    }
    if (oneIn(400)) {
      return new Input.AgreedEnd<>();
    }
    var deadlines = new ArrayList<Deadline>();
    game.rules().deadlines(s, deadlines);
    if (!deadlines.isEmpty() && oneIn(12)) {
      Deadline late = deadlines.get(choice.below(deadlines.size()));
      int some = late.seats() & choice.below(Seats.first(s.seats) + 1);
      boolean all = some == 0 || late.label().equals(Clocks.SPEEDY);
      return new Input.TimeUp<>(late.label(), all ? late.seats() : some);
    }
    return played(s);
  }

  private Input<ClassicMove> played(ClassicState s) {
    int seat = choice.below(s.seats);
    for (int tries = s.phase == Phase.DEBT ? 12 : 2; tries > 0; tries--) {
      int maker = choice.below(s.seats);
      ClassicMove open = openMove(s, maker);
      if (game.rules().objection(s, maker, open) == null) {
        return new Input.Played<>(maker, open);
      }
    }
    if (legal(s, seat).isEmpty() || oneIn(2)) {
      seat = Integer.numberOfTrailingZeros(s.waiting);
    }
    List<ClassicMove> moves = legal(s, seat);
    // Mostly on with the turn, or positions would hardly change.
    boolean first = (s.phase == Phase.ROLL || s.phase == Phase.WINDOW) && oneIn(2);
    return new Input.Played<>(seat, moves.get(first ? 0 : choice.below(moves.size())));
  }

  public List<ClassicMove> legal(ClassicState s, int seat) {
    var moves = new Moves<ClassicMove>();
    game.rules().legal(s, seat, moves);
    return moves.toList();
  }

  /// An offer, a counter-offer or a sale of a group, likely but not sure to be allowed.
  private ClassicMove openMove(ClassicState s, int seat) {
    if (oneIn(4)) {
      int hotel = s.options.hotelLevel();
      Group group = Group.ALL.get(choice.below(Board.RAILROAD));
      var steps = new ArrayList<Integer>();
      int step = choice.below(hotel + 1);
      for (int _ : Board.deedsOf(group.ordinal())) {
        steps.add(Math.max(0, step - choice.below(2)));
      }
      return new SellDown(group, steps);
    }
    boolean counters = s.offers.count > 0 && oneIn(2);
    int at = counters ? choice.below(s.offers.count) : 0;
    int to = counters ? s.offers.from(at) : choice.below(s.seats);
    Terms terms = terms(s, seat, to);
    return counters ? new Counter(s.offers.number(at), terms) : new Offer(to, terms);
  }

  private Terms terms(ClassicState s, int seat, int to) {
    int give = s.owned[seat] & choice.below(1 << 28) & choice.below(1 << 28);
    int get = s.owned[to] & choice.below(1 << 28) & choice.below(1 << 28);
    int cash = choice.below(1 + s.cash[seat]);
    boolean debt = s.phase == Phase.DEBT && s.edition().debtInKind && !oneIn(3);
    int settle = debt ? Math.max(1, s.debts.share() / (1 + choice.below(3))) : 0;
    return oneIn(4) ? new Terms(give, cash, get, 0, settle) : new Terms(give, 0, get, 0, settle);
  }
}
