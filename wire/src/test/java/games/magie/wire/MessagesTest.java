package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.Express;
import games.magie.express.ExpressClause;
import games.magie.express.ExpressEvent;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.kernel.BadInput;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Option;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Inputs;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.match.TableEvent;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MessagesTest {
  private static final List<String> NAMES = List.of("Ann", "Bea", "Cy", "Dan");

  private final Messages messages = Messages.of("express");

  @Test
  void seatsBecomeNamesAndNumbersMoney() {
    assertThat(messages.event("go A 200", NAMES)).isEqualTo("Ann collects $200 for GO.");
    assertThat(messages.rowEvent("* express.again turn-scored B 1200 13400", NAMES))
        .isEqualTo("Bea ends the turn with $1,200 and now has $13,400.");
    assertThat(messages.event("rolled C 1 1=light-blue 8=police", NAMES))
        .isEqualTo("Cy rolls 1\u00a0Light\u00a0blue, 8\u00a0Policeman.");
    assertThat(messages.event("scored-houses A 1 1000", NAMES)).isEqualTo("$1,000 for 1 house.");
    assertThat(messages.event("scored-houses A 3 3000", NAMES)).isEqualTo("$3,000 for 3 houses.");
    assertThat(messages.event("ended A", NAMES)).isEqualTo("The game is over: Ann won.");
    assertThat(messages.event("ended ABD", NAMES))
        .isEqualTo("The game is over: Ann, Bea and Dan won.");
    assertThat(messages.move("place 3 green", NAMES)).isEqualTo("Die 3 on Green");
    assertThat(
            messages.refusal(
                new Refusal(ExpressClause.PLACE_FREE, "other-group", "3", "pink", "green"), NAMES))
        .isEqualTo("Die 3 shows Pink, so it can't go on Green.");
    assertThat(Messages.money(-1234567)).isEqualTo("-$1,234,567");
  }

  @Test
  void everyEventHasItsMessageAndEveryMessageItsEvent() throws Exception {
    var codes = new TreeSet<String>();
    for (Class<?> type : ExpressEvent.class.getPermittedSubclasses()) {
      codes.add(sample(type).split(" ", -1)[0]);
      assertThat(messages.event(sample(type), NAMES)).isNotBlank().doesNotContain("{");
    }
    for (Class<?> type : TableEvent.class.getPermittedSubclasses()) {
      codes.add(sample(type).split(" ", -1)[0]);
      assertThat(messages.event(sample(type), NAMES)).isNotBlank().doesNotContain("{");
    }
    var keys = messages.keys().stream().filter(key -> !key.contains(".")).toList();
    assertThat(keys).containsExactlyElementsOf(codes);
  }

  @Test
  void everyRefusalHasItsMessageAndEveryMessageItsRefusal() {
    // The table's own, and one that only a program can meet: the notation reads no die 12.
    var codes =
        new TreeSet<>(Set.of("no-such-clock", "cannot-leave", "cannot-take-back", "no-such-die"));
    String all = "target=10000 go-dice=1 jail-free-first=on chance-swap=on policeman-faces=3";
    for (int seed = 0; seed < 200; seed++) {
      String options = seed % 2 == 0 ? "target=10000" : all;
      Journal journal = Played.play(new Express(), options, 2 + seed % 3, seed, 1000);
      refusals(new Express(), journal, seed, codes);
    }
    assertThat(keys("refusal.")).containsExactlyElementsOf(codes);
  }

  /// Walks through a game and tries moves that nobody would make.
  private <S extends State<S>, M extends Move, V extends View> void refusals(
      Game<S, M, V> game, Journal journal, int seed, Set<String> codes) {
    var own = new Seeded(seed, 2);
    var settings = Settings.parse(game.options(), journal.settings());
    S position = game.rules().setUp(settings, journal.seats(), new Seeded(seed), Out.SILENT);
    List<Group> groups = List.of(Group.values());
    var match = Match.from(game, settings, journal.seats(), position);
    for (Row row : journal.rows().subList(1, journal.rows().size())) {
      Group one = groups.get(own.below(groups.size()));
      Group two = groups.get(own.below(groups.size()));
      int die = own.below(11) + 1;
      var tries =
          List.of(
              "roll",
              "stop",
              "place " + die + " " + one.text(),
              "swap " + die + " " + one.text() + " " + two.text(),
              "free " + die);
      for (String text : tries) {
        for (int seat = 0; seat < journal.seats(); seat++) {
          note(
              game.rules()
                  .objection(
                      match.position(), seat, game.notation().move(match.position(), seat, text)),
              codes);
        }
      }
      var input = Inputs.parse(game, match.position(), journal.seats(), row.input());
      if (match.attempt(input, new Replayed(row.draws())) instanceof Attempt.Ready<S> step) {
        match.commit(step);
      } else {
        throw new BadInput("row " + row.number());
      }
    }
    note(
        game.rules()
            .objection(match.position(), 0, game.notation().move(match.position(), 0, "roll")),
        codes);
  }

  private void note(@Nullable Refusal refusal, Set<String> codes) {
    if (refusal != null) {
      codes.add(refusal.code());
      assertThat(messages.refusal(refusal, NAMES)).isNotBlank().doesNotContain("{");
    }
  }

  @Test
  void everyMoveOptionGroupAndFaceHasItsWords() {
    assertThat(messages.verbs()).containsExactly("free", "place", "roll", "stop", "swap");
    var options = new ArrayList<String>();
    for (Option option : new Express().options()) {
      options.add(option.name());
      options.add(option.name() + ".about");
    }
    assertThat(keys("option.")).containsExactlyInAnyOrderElementsOf(options);
    assertThat(keys("group."))
        .containsExactlyInAnyOrderElementsOf(
            List.of(Group.values()).stream().map(Group::text).toList());
    assertThat(keys("face."))
        .containsExactlyInAnyOrderElementsOf(
            List.of(Face.values()).stream().map(Face::text).toList());
  }

  @Test
  void everyMoveNamesTheClauseThatAllowsIt() {
    var clauses = new Express().clauses().stream().map(Clause::id).toList();
    assertThat(keys("clause.")).containsExactlyInAnyOrderElementsOf(messages.verbs());
    assertThat(messages.verbs())
        .allSatisfy(verb -> assertThat(clauses).contains(messages.text("clause." + verb)));
  }

  private List<String> keys(String prefix) {
    return messages.keys().stream()
        .filter(key -> key.startsWith(prefix))
        .map(key -> key.substring(prefix.length()))
        .toList();
  }

  /// The text of an event of this type with some arguments.
  private static String sample(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    var args = new Object[constructor.getParameterCount()];
    for (int at = 0; at < args.length; at++) {
      Class<?> wanted = constructor.getParameterTypes()[at];
      args[at] =
          wanted == int.class
              ? (Object) 1
              : wanted == Group.class
                  ? Group.GREEN
                  : wanted == Face.class
                      ? Face.CHANCE
                      : wanted == String.class
                          ? "express.go"
                          : List.of(new ExpressEvent.Shown(3, Face.PINK));
    }
    return ((Event) constructor.newInstance(args)).text();
  }
}
