package games.magie.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Lot;
import games.magie.classic.PaymentEvent;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.chance.Seeded;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// In games that are played to win (with auctions, swaps, buildings, shortages and bankruptcies)
/// the books agree after every move: a ledger of all payments that were told has every player's
/// cash, and deeds, houses, hotels and cards are all somewhere. `-Dmagie.moves=N` plays on.
class EasyBooksTest {
  private static final int MOVES = Integer.getInteger("magie.moves", 1_000_000);
  private static final int SEATS = 4;

  @ParameterizedTest
  @CsvSource({
    "pocket,''",
    "brands,''",
    "pocket,quicker=on houses=12 hotels=4 free-parking-pot=on",
    "brands,houses=12 hotels=4 must-ask=on"
  })
  void moneyDeedsBuildingsAndCardsAreConserved(String id, String options) {
    Classic game = id.equals("pocket") ? Classic.pocket() : Classic.brands();
    var books = new Books<>(game, Settings.parse(game.options(), options));
    for (int number = 0; books.moves < MOVES / 4; number++) {
      books.play(number);
    }
    assertThat(books.moves).isGreaterThanOrEqualTo(MOVES / 4);
  }

  /// Writes every payment down.
  private static final class Ledger implements Out {
    final long[] cash = new long[SEATS];
    long elsewhere;

    @Override
    public boolean silent() {
      return false;
    }

    @Override
    public void tell(int audience, Clause why, Event what) {
      if (what instanceof PaymentEvent.Paid(int from, int to, int amount)) {
        add(from, -amount);
        add(to, amount);
      }
    }

    private void add(int party, int amount) {
      if (party >= 0) {
        cash[party] += amount;
      } else {
        elsewhere += amount;
      }
    }
  }

  private static final class Books<S extends State<S>> {
    private final Game<S, ClassicMove, ClassicView> game;
    private final Settings settings;
    int moves;

    Books(Game<S, ClassicMove, ClassicView> game, Settings settings) {
      this.game = game;
      this.settings = settings;
    }

    void play(int number) {
      var chance = new Seeded(17, number);
      var ledger = new Ledger();
      var rules = game.rules();
      S s = rules.setUp(settings, SEATS, chance, ledger);
      ClassicView all = rules.view(s, Seats.SPECTATOR);
      var bot = new EasyClassic();
      var legal = new Moves<ClassicMove>();
      while (!rules.over(s) && all.round() < 300) {
        int seat = Integer.numberOfTrailingZeros(rules.awaited(s));
        legal.clear();
        rules.legal(s, seat, legal);
        rules.play(s, seat, bot.choose(rules.view(s, seat), legal, chance), chance, ledger);
        check(all, ledger);
        moves++;
      }
    }

    private void check(ClassicView view, Ledger ledger) {
      long money = ledger.elsewhere;
      int deeds = 0;
      int owned = 0;
      for (int seat = 0; seat < SEATS; seat++) {
        money += ledger.cash[seat];
        if (view.cash(seat) != ledger.cash[seat] || view.cash(seat) < 0) {
          throw new AssertionError("cash of %d: %d".formatted(seat, view.cash(seat)));
        }
        deeds |= view.owned(seat);
        owned += Integer.bitCount(view.owned(seat));
      }
      int houses = view.stock(new Lot(Lot.HOUSE));
      int hotels = view.stock(new Lot(Lot.HOTEL));
      for (Deed deed : Deed.values()) {
        int at = deed.ordinal();
        boolean hotel = view.level(at) == view.hotelLevel();
        hotels += hotel ? 1 : 0;
        houses += hotel ? 0 : view.level(at);
        int owner = view.owner(at);
        boolean agrees =
            owner < 0 ? (deeds & deed.bit()) == 0 : (view.owned(owner) & deed.bit()) != 0;
        assertEqual("owner of " + deed.text(), agrees ? 1 : 0, 1);
      }
      assertEqual("money", money, 0);
      assertEqual("deeds with two owners", Integer.bitCount(deeds), owned);
      assertEqual("houses", houses, settings.number("houses"));
      assertEqual("hotels", hotels, settings.number("hotels"));
      for (Deck deck : List.of(Deck.CHANCE, Deck.CHEST)) {
        int kept = 0;
        for (int seat = 0; seat < SEATS; seat++) {
          kept += view.holdsCard(seat, deck) ? 1 : 0;
        }
        assertEqual("cards of " + deck.text(), view.pileSize(deck) + kept, deck.cards().size());
      }
    }

    private static void assertEqual(String what, long is, long wanted) {
      if (is != wanted) {
        throw new AssertionError(what + ": " + is + " instead of " + wanted);
      }
    }
  }
}
