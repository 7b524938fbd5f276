package games.magie.wire.scenario;

import games.magie.kernel.BadInput;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Scripted;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Inputs;
import games.magie.kernel.match.Match;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The game that a scenario plays: carries out its acts and asks [Expectations] about the rest.
final class Stage<S extends State<S>, M extends Move, V extends View> {
  /// In the place of a clause: the text is no move at all.
  static final String UNREADABLE = "unreadable";

  private final Game<S, M, V> game;
  private final Scenario scenario;
  private final Scripted script = new Scripted();
  private @Nullable Seeded seeded;
  private @Nullable Match<S, M, V> match;
  private @Nullable Reread<S, M, V> reread;

  /// The position before the last act, and what that act told.
  private String before = "";

  private List<String> events = List.of();

  Stage(Game<S, M, V> game, Scenario scenario) {
    this.game = game;
    this.scenario = scenario;
  }

  private Match<S, M, V> match() {
    Match<S, M, V> begun = match;
    if (begun == null) {
      throw new IllegalStateException("the scenario has not begun");
    }
    return begun;
  }

  String positionText() {
    return match == null ? "" : game.text(match().position());
  }

  void carryOut(Statement statement) {
    switch (statement) {
      case Statement.SetUp setUp -> setUp(setUp);
      case Statement.Position position -> position(position);
      case Statement.Draws draws -> script.add(draws.draws());
      case Statement.Act act -> act(act);
      case Statement.AnyOrder anyOrder -> anyOrder(anyOrder);
      case Statement.SaveLoad _ -> saveLoad();
      case Statement.SamePosition _ -> samePosition();
      case Statement.Told told -> Expectations.told(told, events);
      case Statement.Legal legal -> expectations().legal(legal);
      case Statement.NotLegal notLegal -> expectations().notLegal(notLegal);
      case Statement.Seen seen -> expectations().seen(seen);
      case Statement.Stands stands -> expectations().stands(stands);
      case Statement.Absent absent -> expectations().absent(absent);
      case Statement.Awaited awaited -> expectations().awaited(awaited);
      case Statement.Winners winners -> expectations().winners(winners);
      case Statement.Rank rank -> expectations().rank(rank);
    }
  }

  private Expectations<S, M, V> expectations() {
    return new Expectations<>(game, match().position(), scenario.seats());
  }

  private void setUp(Statement.SetUp setUp) {
    if (setUp.seed() != null) {
      seeded = new Seeded(setUp.seed());
    }
    match = drawing(() -> Match.start(game, scenario.settings(), scenario.seats(), chance()));
    events = match().lastRow().events();
    allDrawsUsed();
  }

  private void position(Statement.Position position) {
    Fields fields = Fields.parse(position.fields(), scenario.seats());
    S read = game.notation().position(scenario.settings(), scenario.seats(), fields);
    match = Match.from(game, scenario.settings(), scenario.seats(), read);
  }

  private Chance chance() {
    return script.unused().isEmpty() && seeded != null ? seeded : script;
  }

  private void act(Statement.Act act) {
    before = positionText();
    String refusal = act.refusal();
    if (UNREADABLE.equals(refusal)) {
      mustBeUnreadable(act.input());
      return;
    }
    switch (attempt(match(), act.input())) {
      case Attempt.Refused<S>(Refusal why) -> {
        String happened = "refused by " + why.clause().id() + ": " + why.text();
        if (refusal == null) {
          throw new Unmet("'" + act.input() + "' is allowed", happened);
        }
        if (!refusal.equals(why.clause().id())) {
          throw new Unmet("refused by " + refusal, happened);
        }
        events = List.of();
      }
      case Attempt.Ready<S> ready -> {
        if (refusal != null) {
          throw new Unmet("refused by " + refusal, "'" + act.input() + "' is allowed");
        }
        commit(ready);
      }
    }
    allDrawsUsed();
  }

  private void commit(Attempt.Ready<S> ready) {
    match().commit(ready);
    events = ready.row().events();
    if (reread != null && !reread.follow(ready.row())) {
      reread = null;
    }
  }

  private Attempt<S> attempt(Match<S, M, V> on, String input) {
    Input<M> read = Inputs.parse(game, on.position(), scenario.seats(), complete(on, input));
    return drawing(() -> on.attempt(read, chance()));
  }

  /// `time LABEL` without seats means all seats of that clock; several letters may stand apart.
  private String complete(Match<S, M, V> on, String input) {
    List<String> words = Words.split(input);
    if (!words.getFirst().equals("time") || words.size() == 1) {
      return input;
    }
    String label = words.get(1);
    if (words.size() > 2) {
      return "time " + label + " " + String.join("", words.subList(2, words.size()));
    }
    var clocks = new ArrayList<Deadline>();
    if (!game.rules().over(on.position())) {
      game.rules().deadlines(on.position(), clocks);
    }
    int seats = 0;
    for (Deadline clock : clocks) {
      seats |= clock.label().equals(label) ? clock.seats() : 0;
    }
    return "time " + label + " " + Seats.letters(seats);
  }

  private void mustBeUnreadable(String input) {
    try {
      Inputs.parse(game, match().position(), scenario.seats(), input);
    } catch (BadInput e) {
      events = List.of();
      return;
    }
    throw new Unmet("'" + input + "' cannot be read", "it can");
  }

  private interface Step<T> {
    T take();
  }

  /// A draw that the script does not foresee is an expectation that was not met.
  private static <T> T drawing(Step<T> step) {
    try {
      return step.take();
    } catch (BadInput e) {
      throw new Unmet("the draws that are written down", String.valueOf(e.getMessage()));
    }
  }

  private void allDrawsUsed() {
    if (!script.unused().isEmpty()) {
      throw new Unmet("all draws are used", "unused: " + String.join(" ", script.unused()));
    }
  }

  void finish() {
    allDrawsUsed();
  }

  private void samePosition() {
    List<String> changed = Expectations.changes(before, positionText());
    if (!changed.isEmpty()) {
      throw new Unmet(changed);
    }
  }

  private void saveLoad() {
    var again = new Reread<>(match());
    match = again.resumed();
    reread = again;
  }

  private void anyOrder(Statement.AnyOrder statement) {
    before = positionText();
    List<Statement.WithDraws> written = statement.acts();
    String end = "";
    for (List<Statement.WithDraws> order : Permutations.of(written)) {
      var fork = Match.from(game, scenario.settings(), scenario.seats(), match().position().copy());
      order.forEach(act -> fork.commit(accepted(fork, act, order)));
      String reached = game.text(fork.position());
      List<String> changed = end.isEmpty() ? List.of() : Expectations.changes(end, reached);
      if (!changed.isEmpty()) {
        var details = new ArrayList<>(List.of("in the order " + names(order)));
        details.addAll(changed);
        throw new Unmet(details);
      }
      end = reached;
    }
    var told = new ArrayList<String>();
    for (Statement.WithDraws act : written) {
      commit(accepted(match(), act, written));
      told.addAll(events);
    }
    events = told;
  }

  private Attempt.Ready<S> accepted(
      Match<S, M, V> on, Statement.WithDraws act, List<Statement.WithDraws> order) {
    script.add(act.draws());
    Attempt<S> attempt = attempt(on, act.act().input());
    allDrawsUsed();
    return switch (attempt) {
      case Attempt.Ready<S> ready -> ready;
      case Attempt.Refused<S>(Refusal why) ->
          throw new Unmet(
              "'" + act.act().input() + "' is allowed in the order " + names(order),
              "refused by " + why.clause().id() + ": " + why.text());
    };
  }

  private static String names(List<Statement.WithDraws> order) {
    return String.join(", ", order.stream().map(each -> each.act().input()).toList());
  }
}
