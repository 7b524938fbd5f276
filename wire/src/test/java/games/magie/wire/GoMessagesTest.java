package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.Go;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.Image;
import games.magie.go.Side;
import games.magie.go.Space;
import games.magie.go.Tile;
import games.magie.kernel.Clause;
import games.magie.kernel.Deadline;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Option;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Recorder;
import games.magie.kernel.match.TableEvent;
import games.magie.kernel.match.Told;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GoMessagesTest {
  private static final List<String> NAMES = List.of("Ann", "Bea", "Cy", "Dan");

  private static final Map<Class<?>, Object> SAMPLES =
      Map.of(
          int.class, 1,
          Side.class, Side.DEEP_SEA,
          Space.class, Space.GO,
          Colour.class, Colour.RED,
          Attack.class, Attack.HEIST,
          Tile.class, Tile.SHIELD,
          Image.class, Image.COIN,
          List.class, List.of(3, 4));

  private final Messages messages = Messages.of("go");

  @Test
  void everyEventHasItsMessageAndEveryMessageItsEvent() throws Exception {
    var codes = new TreeSet<>(Set.of("took-back", "rules-changed", "led-elsewhere", "not-shown"));
    assertThat(TableEvent.class.getPermittedSubclasses()).hasSize(codes.size());
    for (Class<?> type : GoEvent.class.getPermittedSubclasses()) {
      Constructor<?> constructor = type.getDeclaredConstructors()[0];
      Object[] args = Stream.of(constructor.getParameterTypes()).map(SAMPLES::get).toArray();
      String text = ((Event) constructor.newInstance(args)).text();
      codes.add(text.split(" ", -1)[0]);
      assertThat(messages.event(text, NAMES)).isNotBlank().doesNotContain("{");
    }
    assertThat(messages.keys().stream().filter(key -> !key.contains(".")))
        .containsExactlyElementsOf(codes);
  }

  @Test
  void everyMoveOptionAndNameHasItsWords() {
    assertThat(messages.verbs())
        .containsExactly(
            "accept",
            "board",
            "button",
            "button-heist",
            "button-shut-down",
            "choose",
            "dial",
            "heist",
            "mega",
            "pass",
            "roll",
            "shield",
            "shut-down",
            "steal",
            "take",
            "tycoon");
    var options = new ArrayList<String>();
    for (Option option : new Go().options()) {
      options.add(option.name());
      options.add(option.name() + ".about");
    }
    assertThat(keys("option.")).containsExactlyInAnyOrderElementsOf(options);
    assertThat(keys("space."))
        .containsExactlyInAnyOrder(
            Stream.of(Space.values()).map(Space::text).toArray(String[]::new));
    assertThat(keys("colour."))
        .containsExactlyInAnyOrder(
            Stream.of(Colour.values()).map(Colour::text).toArray(String[]::new));
  }

  @Test
  void everyMoveNamesTheClauseThatAllowsIt() {
    var clauses = new Go().clauses().stream().map(Clause::id).toList();
    assertThat(keys("clause.")).containsExactlyInAnyOrderElementsOf(messages.verbs());
    assertThat(messages.verbs())
        .allSatisfy(verb -> assertThat(clauses).contains(messages.text("clause." + verb)));
  }

  @Test
  void everyRefusalHasItsMessageAndEveryMessageItsRefusal() {
    var codes = new TreeSet<String>();
    String other = "jail-blocks-tiles=on grab=";
    for (int seed = 0; seed < 60; seed++) {
      String grab = List.of("window", "clockwise", "lot").get(seed % 3);
      walk(new Go(), seed % 2 == 0 ? "" : other + grab, 2 + seed % 3, seed, codes);
    }
    // Random play hardly meets these two; scenarios do.
    note(new Refusal(GoClause.GRAB, "grab-undecided"), codes);
    note(new Refusal(GoClause.SPACE_JAIL, "no-mega-in-jail"), codes);
    var unmet = new TreeSet<>(keys("refusal."));
    unmet.removeAll(codes);
    // Those of the table, and what only somebody who left can meet.
    assertThat(unmet)
        .containsExactly("cannot-leave", "cannot-take-back", "no-such-clock", "not-playing");
  }

  /// Plays at random, tells everything in words, and tries all moves of earlier positions.
  private <S extends State<S>, M extends Move, V extends View> void walk(
      Game<S, M, V> game, String options, int seats, int seed, Set<String> codes) {
    Rules<S, M, V> rules = game.rules();
    var random = new Seeded(seed, 3);
    var told = new Recorder();
    S s = rules.setUp(Settings.parse(game.options(), options), seats, random, told);
    note(rules.objection(s, 0, game.notation().move(s, 0, "pass")), codes);
    var tried = new ArrayList<M>();
    var legal = new Moves<M>();
    while (!rules.over(s)) {
      step(rules, s, random, told, legal, tried);
      for (int n = 0; n < 40; n++) {
        M move = tried.get(random.below(tried.size()));
        note(rules.objection(s, random.below(seats), move), codes);
      }
      for (int seat = 0; seat < seats; seat++) {
        for (String text : List.of("roll", "pass", "take red", "tycoon", "mega red")) {
          note(rules.objection(s, seat, game.notation().move(s, seat, text)), codes);
        }
      }
    }
    note(rules.objection(s, 0, tried.getFirst()), codes);
    for (Told one : told.told()) {
      assertThat(messages.event(one.what().text(), NAMES)).doesNotContain("{");
    }
  }

  private <S extends State<S>, M extends Move, V extends View> void step(
      Rules<S, M, V> rules, S s, Seeded random, Recorder told, Moves<M> legal, List<M> tried) {
    int awaited = rules.awaited(s);
    if (awaited == 0) {
      var clocks = new ArrayList<Deadline>();
      rules.deadlines(s, clocks);
      rules.timeUp(s, clocks.getFirst().label(), clocks.getFirst().seats(), random, told);
      return;
    }
    int seat = Integer.numberOfTrailingZeros(awaited);
    legal.clear();
    rules.legal(s, seat, legal);
    for (M move : legal.toList()) {
      assertThat(messages.move(move.text(), NAMES)).doesNotContain("{");
      tried.add(move);
    }
    rules.play(s, seat, legal.get(random.below(legal.size())), random, told);
  }

  private void note(@Nullable Refusal refusal, Set<String> codes) {
    if (refusal != null) {
      codes.add(refusal.code());
      assertThat(messages.refusal(refusal, NAMES)).isNotBlank().doesNotContain("{");
    }
  }

  private List<String> keys(String prefix) {
    return messages.keys().stream()
        .filter(key -> key.startsWith(prefix))
        .map(key -> key.substring(prefix.length()))
        .toList();
  }
}
