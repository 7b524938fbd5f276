package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.BoardEvent;
import games.magie.classic.Card;
import games.magie.classic.ClassicEvent;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.Group;
import games.magie.classic.Lot;
import games.magie.classic.PaymentEvent;
import games.magie.classic.Space;
import games.magie.classic.Terms;
import games.magie.classic.Token;
import games.magie.classic.TradeEvent;
import games.magie.classic.TradeEvent.Closing;
import games.magie.kernel.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Both themes have words for everything that the classic board can say.
class ClassicMessagesTest {
  private static final List<String> NAMES = List.of("Ann", "Bea", "Cy");
  private static final Terms TERMS = new Terms(Deed.BOARDWALK.bit(), 200, 1 << 28, 0, 0);

  private static List<ClassicEvent> samples() {
    var samples = new ArrayList<ClassicEvent>();
    for (Closing how : Closing.values()) {
      samples.add(new TradeEvent.OfferClosed(how, 3));
    }
    var settling = new Terms(Deed.BALTIC.bit(), 0, 0, 0, 50);
    samples.addAll(
        List.of(
            new BoardEvent.TurnBegan(0),
            new BoardEvent.RolledOff(0, 1, 2),
            new BoardEvent.Rolled(0, 1, 2),
            new BoardEvent.Jailed(0),
            new BoardEvent.Freed(0),
            new BoardEvent.Done(0),
            new BoardEvent.Held(0),
            new BoardEvent.LeftTable(0),
            new BoardEvent.TimeRanOut(0),
            new BoardEvent.LastTurn(0),
            new EstateEvent.Dealt(0, Deed.BALTIC, 60),
            new EstateEvent.Bought(0, Deed.BALTIC, 60),
            new EstateEvent.Declined(0, Deed.BALTIC, 60),
            new EstateEvent.Built(0, Deed.BALTIC, 3),
            new EstateEvent.BuiltHotel(0, Deed.BALTIC, 5),
            new EstateEvent.Sold(0, Deed.BALTIC, 3),
            new EstateEvent.Mortgaged(0, Deed.BALTIC, 30),
            new EstateEvent.Repaid(0, Deed.BALTIC, 33),
            new EstateEvent.InterestPaid(0, Deed.BALTIC, 3),
            new EstateEvent.WishSealed(0),
            new PaymentEvent.UtilityRolled(0, 1, 2),
            new PaymentEvent.RentClaimed(0, Deed.BALTIC, 4),
            new PaymentEvent.RentUnclaimed(0, Deed.BALTIC, 4),
            new TradeEvent.Passed(0),
            new BoardEvent.TokenChosen(0, Token.KITE),
            new BoardEvent.Landed(0, Space.JAIL),
            new PaymentEvent.Paid(-1, 0, 200),
            new PaymentEvent.Paid(0, -2, 200),
            new PaymentEvent.RentDue(0, 1, Deed.BALTIC, 4),
            new PaymentEvent.RentByRoll(0, 1, Deed.WATER_WORKS, 4),
            new EstateEvent.DeedMoved(Deed.BALTIC, 0, -1),
            new BoardEvent.Drew(0, Card.CHANCE_GO),
            new TradeEvent.CardMoved(Card.CHEST_FREE, 0, -1),
            new TradeEvent.AuctionOpened(new Lot(0), 1),
            new TradeEvent.AuctionOpened(new Lot(28), 50),
            new TradeEvent.BidMade(0, 10),
            new TradeEvent.AuctionWon(0, new Lot(29), 10),
            new TradeEvent.Unsold(new Lot(3)),
            new TradeEvent.Offered(1, 0, 1, TERMS, 0),
            new TradeEvent.Offered(1, 0, 1, settling, 0),
            new TradeEvent.Offered(2, 0, 1, TERMS, 1),
            new PaymentEvent.Owes(0, 6, 100),
            new PaymentEvent.Bankrupt(0, 0),
            new EstateEvent.WishesAsked(0, new Lot(28), 6, 1),
            new EstateEvent.Wished(0, 2),
            new EstateEvent.WishesOpened(List.of(1, 0, 2)),
            new BoardEvent.Ordered(0, new ClassicMove.Order(ClassicMove.Standing.AUTO_DONE, true)),
            new BoardEvent.Ended(3)));
    return samples;
  }

  @ParameterizedTest
  @ValueSource(strings = {"pocket", "brands"})
  void everyEventHasItsMessage(String game) {
    Messages messages = Messages.of(game);
    var codes =
        new TreeSet<String>(List.of("took-back", "rules-changed", "led-elsewhere", "not-shown"));
    var types = new TreeSet<String>();
    for (ClassicEvent event : samples()) {
      assertThat(messages.event(event.text(), NAMES)).isNotBlank().doesNotContain("{", "null");
      codes.add(event.text().split(" ", 2)[0]);
      types.add(event.getClass().getSimpleName());
    }
    assertThat(types)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(ClassicEvent.class.getPermittedSubclasses())
                .flatMap(family -> Arrays.stream(family.getPermittedSubclasses()))
                .map(Class::getSimpleName)
                .toList());
    assertThat(messages.keys().stream().filter(key -> !key.contains(".")))
        .containsExactlyElementsOf(codes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pocket", "brands"})
  void everyMoveHasItsMessage(String game) {
    Messages messages = Messages.of(game);
    var moves = new ArrayList<String>();
    Arrays.stream(ClassicMove.Plain.values()).forEach(m -> moves.add(m.text()));
    Arrays.stream(ClassicMove.Act.values()).forEach(act -> moves.add(act.text() + " baltic"));
    Arrays.stream(ClassicMove.Reply.values()).forEach(reply -> moves.add(reply.text() + " 1"));
    moves.addAll(
        List.of(
            "token kite",
            "use-card chest",
            "bid 120",
            "sell-down brown 0 1",
            "wish 2",
            "offer B " + TERMS.text(),
            "counter 1 " + TERMS.text(),
            "order auto-claim off"));
    for (String move : moves) {
      assertThat(messages.move(move, NAMES)).isNotBlank().doesNotContain("{", "null");
    }
    assertThat(messages.verbs())
        .containsExactlyInAnyOrderElementsOf(
            moves.stream().map(move -> move.split(" ", 2)[0]).toList());
  }

  /// The codes are those that the source of the rules names.
  @Test
  void everyRefusalHasItsMessage() throws IOException {
    var codes = new TreeSet<String>(List.of("no-such-clock", "cannot-leave", "cannot-take-back"));
    Pattern refusal = Pattern.compile("new Refusal\\([^\"]*?\"([a-z-]+)\"");
    Path source = Path.of("..", "games", "classic", "src", "main", "java");
    try (Stream<Path> files = Files.walk(source)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        refusal.matcher(Files.readString(file)).results().forEach(r -> codes.add(r.group(1)));
      }
    }
    assertThat(codes).hasSizeGreaterThan(50);
    assertThat(Messages.of("pocket").keys().stream().filter(key -> key.startsWith("refusal.")))
        .containsExactlyElementsOf(codes.stream().map(code -> "refusal." + code).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"pocket", "brands"})
  void everySpaceCardTokenGroupAndOptionHasItsName(String id) {
    Messages messages = Messages.of(id);
    Game<?, ?, ?> game = Catalogue.game(id);
    assertThat(Space.values()).allSatisfy(s -> messages.text("space." + s.text()));
    assertThat(Card.values()).allSatisfy(c -> messages.text("card." + c.text()));
    assertThat(Token.values()).allSatisfy(t -> messages.text("token." + t.text()));
    assertThat(Group.values()).allSatisfy(g -> messages.text("group." + g.text()));
    assertThat(game.options())
        .allSatisfy(option -> {
          messages.text("option." + option.name());
          messages.text("option." + option.name() + ".about");
        });
  }

  @Test
  void theThemesNameTheSameSpacesDifferently() {
    assertThat(Messages.of("pocket").event("bought A reading 200", NAMES))
        .isEqualTo("Ann buys Reading Railroad for $200.");
    assertThat(Messages.of("brands").event("bought A reading 200", NAMES))
        .isEqualTo("Ann buys Milton Bradley for $200.");
    assertThat(
            Messages.of("brands").event("offered 1 A B give boardwalk+200 get chest-card", NAMES))
        .isEqualTo(
            "Offer 1: Ann gives Bea Dream Factory Boulevard + $200 for the monkeys' card of"
                + " Community Chest.");
  }
}
