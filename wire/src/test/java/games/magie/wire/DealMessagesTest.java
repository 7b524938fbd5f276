package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Deal;
import games.magie.deal.DealEvent;
import games.magie.deal.OpenEvent;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Option;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Row;
import games.magie.wire.protocol.Json;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DealMessagesTest {
  private static final List<String> NAMES = List.of("Ann", "Bea", "Cy", "Dan", "Eve");

  private static final Ref BALTIC = Ref.of(Card.BALTIC, Place.of(Colour.BROWN, 0));

  private final Messages messages = Messages.of("deal");

  @Test
  void cardsAreNamedWithThePlaceWhereTheyLie() {
    assertThat(messages.event("paid A B 8 10 kentucky.2 wild-red-yellow@red house@red.2", NAMES))
        .isEqualTo(
            "Ann pays Bea 8M: 10M, Kentucky Avenue (pile 2), Wild red/yellow (red),"
                + " House (red (pile 2)).");
    assertThat(messages.move("lay kentucky", NAMES)).isEqualTo("Lay Kentucky Avenue");
    assertThat(messages.move("rent-any double", NAMES)).isEqualTo("Rent any colour doubled");
    assertThat(messages.move("charge red B", NAMES)).isEqualTo("Charge red Bea");
  }

  @Test
  void programsReadAPlaceAsItsNumber() {
    Place secondRed = Place.of(Colour.RED, 1);
    assertThat(Json.write(new OpenEvent.Built(0, Card.HOUSE, secondRed.index())))
        .contains("\"place\":33");
    assertThat(Json.write(Ref.of(Card.TEN, Place.BANK))).contains("\"place\":88");
  }

  @Test
  void everyEventHasItsMessageAndEveryMessageItsEvent() throws Exception {
    var codes = new TreeSet<>(List.of("took-back", "rules-changed", "led-elsewhere", "not-shown"));
    for (Class<?> family : DealEvent.class.getPermittedSubclasses()) {
      for (Class<?> type : family.getPermittedSubclasses()) {
        String sample = sample(type);
        codes.add(sample.split(" ", -1)[0]);
        assertThat(messages.event(sample, NAMES)).isNotBlank().doesNotContain("{");
      }
    }
    var keys = messages.keys().stream().filter(key -> !key.contains(".")).toList();
    assertThat(keys).containsExactlyElementsOf(codes);
  }

  private static String sample(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    var args = new Object[constructor.getParameterCount()];
    for (int at = 0; at < args.length; at++) {
      Class<?> wanted = constructor.getParameterTypes()[at];
      boolean refs = type.getSimpleName().equals("Paid");
      args[at] =
          wanted == int.class
              ? (Object) 1
              : wanted == boolean.class
                  ? (Object) true
                  : wanted == Card.class
                      ? Card.KENTUCKY
                      : wanted == Colour.class
                          ? Colour.RED
                          : wanted == Ref.class
                              ? BALTIC
                              : refs ? List.of(BALTIC) : List.of(Card.HOUSE);
    }
    return ((Event) constructor.newInstance(args)).text();
  }

  @Test
  void everyMoveAndEventOfRandomGamesCanBeTold() {
    for (int seed = 0; seed < 40; seed++) {
      Journal journal = Played.play(new Deal(), options(seed), 2 + seed % 4, seed, 400);
      for (Row row : journal.rows()) {
        for (String event : row.events()) {
          assertThat(messages.rowEvent(event, NAMES)).isNotBlank().doesNotContain("{");
        }
        List<String> words = games.magie.kernel.text.Words.split(row.input());
        if (words.getFirst().length() == 1) {
          String move = String.join(" ", words.subList(1, words.size()));
          assertThat(messages.move(move, NAMES)).isNotBlank().doesNotContain("{");
        }
      }
    }
  }

  private static String options(int seed) {
    return seed % 2 == 0
        ? ""
        : "paid-buildings-placeable=on buildings-movable=on set-needs=nothing";
  }

  /// Moves of other moments are tried everywhere: whatever is refused has its words.
  @Test
  void everyRefusalHasItsMessage() {
    var codes = new TreeSet<String>();
    for (int seed = 0; seed < 60; seed++) {
      refusals(new Deal(), seed, codes);
    }
    assertThat(codes).hasSizeGreaterThan(25);
    for (String key : messages.keys()) {
      if (key.startsWith("refusal.")) {
        assertThat(messages.text(key)).isNotBlank();
      }
    }
  }

  private <S extends State<S>, M extends Move, V extends View> void refusals(
      Game<S, M, V> game, int seed, Set<String> codes) {
    var own = new Seeded(seed, 1);
    var chance = new Seeded(seed, 2);
    var settings = Settings.parse(game.options(), options(seed));
    S s = game.rules().setUp(settings, 3, chance, Out.SILENT);
    var legal = new Moves<M>();
    var pool = new ArrayList<String>();
    while (!game.rules().over(s)) {
      int seat = Integer.numberOfTrailingZeros(game.rules().awaited(s));
      legal.clear();
      game.rules().legal(s, seat, legal);
      pool.addAll(legal.texts());
      for (int tries = 0; tries < 30; tries++) {
        String text = pool.get(own.below(pool.size()));
        int who = own.below(3);
        var refusal = game.rules().objection(s, who, game.notation().move(s, who, text));
        if (refusal != null) {
          codes.add(refusal.code());
          assertThat(messages.refusal(refusal, NAMES)).isNotBlank().doesNotContain("{");
        }
      }
      game.rules().play(s, seat, legal.get(own.below(legal.size())), chance, Out.SILENT);
    }
  }

  @Test
  void everyOptionCardAndColourHasItsWords() {
    for (Option option : new Deal().options()) {
      assertThat(messages.text("option." + option.name())).isNotBlank();
      assertThat(messages.text("option." + option.name() + ".about")).isNotBlank();
    }
    for (Card card : Card.values()) {
      assertThat(messages.text("card." + card.text())).isNotBlank();
    }
    for (Colour colour : Colour.ALL) {
      assertThat(messages.text("colour." + colour.text())).isNotBlank();
    }
  }
}
