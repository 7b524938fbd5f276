package games.magie.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.ClassicView;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EasyClassicTest {
  private static final int SEATS = 4;

  /// `-Dmagie.games=N` plays more.
  private static final int GAMES = Integer.getInteger("magie.games", 400);

  private static Classic edition(String id) {
    return id.equals("pocket") ? Classic.pocket() : Classic.brands();
  }

  /// At most one game in a hundred is not over after 1,000 rounds.
  @ParameterizedTest
  @ValueSource(strings = {"pocket", "brands"})
  void finishesItsGames(String id) {
    int unfinished = 0;
    for (int number = 0; number < GAMES; number++) {
      var game = new Playing<>(edition(id), "", number);
      unfinished += game.play(new EasyClassic(), new EasyClassic()) ? 0 : 1;
    }
    assertThat(unfinished).as("of " + GAMES).isLessThanOrEqualTo(GAMES / 100);
  }

  /// Plays against one that refuses everything, until it is bored and bargains.
  @ParameterizedTest
  @ValueSource(strings = {"pocket", "brands"})
  void offersOnceATurnAndNeverAsksAgainForWhatWasRefused(String id) {
    var refused = new TreeSet<String>();
    var turns = new TreeSet<String>();
    int[] offers = new int[1];
    var easy = new EasyClassic();
    Bot<ClassicMove, ClassicView> watched =
        (view, legal, own) -> {
          ClassicMove move = easy.choose(view, legal, own);
          if (move instanceof Offer(int to, var terms)) {
            offers[0]++;
            assertThat(turns.add(view.turn() + " " + view.seat())).as("one a turn").isTrue();
            String wish = view.seat() + " of " + to + ": " + terms.get();
            boolean refuses = to % 2 == 1;
            assertThat(!refuses || refused.add(wish)).as("asked again for " + wish).isTrue();
          }
          return move;
        };
    Bot<ClassicMove, ClassicView> refusing =
        (view, legal, own) -> {
          for (int at = 0; at < legal.size(); at++) {
            if (legal.get(at) instanceof Answer(Reply reply, int _) && reply == Reply.REFUSE) {
              return legal.get(at);
            }
          }
          ClassicMove move = easy.choose(view, legal, own);
          return move instanceof Offer ? ClassicMove.Plain.ROLL : move;
        };
    for (int number = 0; number < 20; number++) {
      refused.clear();
      turns.clear();
      new Playing<>(edition(id), "round-limit=50", number).play(watched, refusing);
    }
    assertThat(offers[0]).isGreaterThan(20);
  }

  @ParameterizedTest
  @CsvSource({
    // A swap that completes a group for both, with money for the one who gains less.
    "deeds: mediterranean oriental vermont; deeds: baltic connecticut, "
        + "offer B give mediterranean+140 get connecticut",
    // Money for the deed that completes a group.
    "deeds: oriental vermont; deeds: connecticut, offer B give",
    // Nothing to ask for: the dice.
    "deeds: oriental; deeds: reading, roll",
    // A whole group is built on before the roll.
    "deeds: mediterranean baltic; deeds: reading, build"
  })
  void choosesSensiblyBeforeTheRoll(String deeds, String expected) {
    String[] sides = deeds.split(";", 2);
    String position =
        "round: 2\nA* orders: auto-done=on | " + sides[0].strip() + "\nB " + sides[1].strip();
    assertThat(choice(Classic.pocket(), position, "", 0)).startsWith(expected);
  }

  @Test
  void acceptsASwapThatCompletesAGroupForBoth() {
    String position =
        """
        offers: 1:A>B:give,new-york,get,virginia
        A deeds: st-charles states new-york
        B* deeds: virginia st-james tennessee
        active: A
        """;
    assertThat(choice(Classic.brands(), position, "", 1)).isEqualTo("accept 1");
  }

  /// The cheapest group for a dear one: both complete one, but the other side gains seven times as
  /// much.
  @Test
  void refusesASwapThatIsGoodForOneSideOnly() {
    String position =
        """
        offers: 1:A>B:give,mediterranean,get,connecticut
        A deeds: mediterranean oriental vermont
        B* deeds: baltic connecticut
        active: A
        """;
    assertThat(choice(Classic.brands(), position, "", 1)).isEqualTo("refuse 1");
  }

  @Test
  void refusesToGiveAGroupAwayForNothing() {
    String position =
        """
        offers: 1:A>B:give,50,get,connecticut
        A deeds: oriental vermont
        B* deeds: connecticut
        active: A
        """;
    assertThat(choice(Classic.brands(), position, "", 1)).isEqualTo("refuse 1");
  }

  @Test
  void keepsAReserveInsteadOfBuilding() {
    String position =
        "A* cash: 160 | orders: auto-done=on | deeds: mediterranean baltic\nB cash: 9";
    assertThat(choice(Classic.pocket(), position, "", 0)).isEqualTo("roll");
  }

  @Test
  void bidsNoMoreThanADeedIsWorthToIt() {
    String position = "stage: acting\nauction: baltic bid 90 by B\nA* at: baltic";
    assertThat(choice(Classic.pocket(), position, "", 0)).isEqualTo("pass");
    String worthy = "stage: acting\nauction: baltic bid 90 by B\nA* deeds: mediterranean";
    assertThat(choice(Classic.pocket(), worthy, "", 0)).startsWith("bid 1");
  }

  private static <S extends State<S>> String choice(
      Game<S, ClassicMove, ClassicView> game, String position, String options, int seat) {
    var settings = Settings.parse(game.options(), options);
    S s = game.notation().position(settings, 2, Fields.parse(position, 2));
    var legal = new Moves<ClassicMove>();
    game.rules().legal(s, seat, legal);
    ClassicView view = game.rules().view(s, seat);
    ClassicMove move = new EasyClassic().choose(view, legal, new Seeded(1));
    // It remembers nothing, so it chooses the same again.
    var bot = new EasyClassic();
    for (int times = 0; times < 3; times++) {
      assertThat(bot.choose(view, legal, new Seeded(1)).text()).isEqualTo(move.text());
    }
    return move.text();
  }

  /// A game of four seats: the first and third play as one bot, the others as another.
  private static final class Playing<S extends State<S>> {
    private static final int MOST_ROUNDS = 1000;

    private final Game<S, ClassicMove, ClassicView> game;
    private final Seeded chance;
    private final S s;

    Playing(Game<S, ClassicMove, ClassicView> game, String options, int number) {
      this.game = game;
      this.chance = new Seeded(3, number);
      var settings = Settings.parse(game.options(), options);
      this.s = game.rules().setUp(settings, SEATS, chance, Out.SILENT);
    }

    /// Whether the game came to its end.
    boolean play(Bot<ClassicMove, ClassicView> one, Bot<ClassicMove, ClassicView> other) {
      List<Bot<ClassicMove, ClassicView>> bots = List.of(one, other, one, other);
      var legal = new Moves<ClassicMove>();
      while (!game.rules().over(s) && game.rules().view(s, 0).round() < MOST_ROUNDS) {
        int seat = Integer.numberOfTrailingZeros(game.rules().awaited(s));
        legal.clear();
        game.rules().legal(s, seat, legal);
        ClassicMove move = bots.get(seat).choose(game.rules().view(s, seat), legal, chance);
        assertThat(game.rules().objection(s, seat, move)).as(move.text()).isNull();
        game.rules().play(s, seat, move, chance, Out.SILENT);
      }
      return game.rules().over(s);
    }
  }
}
