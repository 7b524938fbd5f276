package games.magie.classic.text;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Bid;
import games.magie.classic.ClassicMove.Choose;
import games.magie.classic.ClassicMove.Counter;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.OnDeed;
import games.magie.classic.ClassicMove.Order;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.ClassicMove.SellDown;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicMove.UseCard;
import games.magie.classic.ClassicMove.Wish;
import games.magie.classic.CrowdedWalk;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.Terms;
import games.magie.classic.Token;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Conserved;
import games.magie.kernel.BadInput;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No input, however odd, throws out of the rules: a move is accepted or refused by value, a text
/// is read or refused in one line, and a position that is read can be played.
class OddInputTest {
  private static final int[] NUMBERS = {
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    10,
    27,
    28,
    31,
    32,
    50,
    63,
    64,
    127,
    128,
    255,
    256,
    1500,
    -1,
    -2,
    -3,
    -32,
    1 << 28,
    1 << 29,
    1 << 30,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Integer.MAX_VALUE - 1
  };
  private static final int GAMES = Integer.getInteger("magie.games", 40);

  private final Seeded random = new Seeded(11, 4);

  static List<Classic> editions() {
    return List.of(Classic.pocket(), Classic.brands());
  }

  private int odd() {
    return NUMBERS[random.below(NUMBERS.length)];
  }

  private <T> T any(List<T> values) {
    return values.get(random.below(values.size()));
  }

  @ParameterizedTest
  @MethodSource("editions")
  void anyMoveOfAnySeatIsAcceptedOrRefusedByValue(Classic game) {
    var accepted = new int[1];
    for (long seed = 1; seed <= GAMES; seed++) {
      new CrowdedWalk(game, seed)
          .run((s, _, chances) -> {
            for (int tries = 0; tries < 20; tries++) {
              int seat = random.below(3) == 0 ? odd() : random.below(s.seats);
              ClassicMove move = move(s);
              Refusal why = game.rules().objection(s, seat, move);
              if (why != null) {
                assertThat(game.clauses()).contains(why.clause());
                assertThat(why.text()).doesNotContainPattern("\\p{Cntrl}");
                continue;
              }
              assertThat(seat).as("%s of a seat", move).isBetween(0, s.seats - 1);
              ClassicState after = s.copy();
              game.rules().play(after, seat, move, chances.again(), Out.SILENT);
              Conserved.check(after);
              accepted[0]++;
            }
          });
    }
    assertThat(accepted[0]).isPositive();
  }

  private ClassicMove move(ClassicState s) {
    return switch (random.below(11)) {
      case 0 -> any(List.of(Plain.values()));
      case 1 -> new OnDeed(any(Act.ALL), any(Deed.ALL));
      case 2 -> new Choose(any(Token.ALL));
      case 3 -> new UseCard(any(Deck.ALL));
      case 4 -> new Bid(random.below(2) == 0 ? odd() : (long) odd() * odd());
      case 5 -> new SellDown(any(Group.ALL), steps());
      case 6 -> new Wish(odd());
      case 7 -> new Offer(random.below(2) == 0 ? odd() : random.below(s.seats), terms(s));
      case 8 -> new Counter(number(s), terms(s));
      case 9 -> new Answer(any(Reply.ALL), number(s));
      default -> new Order(any(Standing.ALL), random.below(2) == 0);
    };
  }

  private List<Integer> steps() {
    var steps = new ArrayList<Integer>();
    for (int size = random.below(5); size > 0; size--) {
      steps.add(odd());
    }
    return steps;
  }

  private int number(ClassicState s) {
    return s.offers.count > 0 && random.below(2) == 0 ? s.offers.number(0) : odd();
  }

  /// Deeds that somebody owns, so that the odd numbers beside them are what is judged.
  private Terms terms(ClassicState s) {
    int give = random.below(2) == 0 ? odd() : s.owned[random.below(s.seats)] & odd();
    int get = random.below(2) == 0 ? 0 : s.owned[random.below(s.seats)] & odd();
    return new Terms(give, cash(), get, cash(), cash());
  }

  private int cash() {
    return random.below(2) == 0 ? 0 : odd();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void anyTextIsAMoveOrBadInput(Classic game) {
    var read = new int[1];
    var refused = new int[1];
    for (long seed = 1; seed <= GAMES; seed++) {
      new CrowdedWalk(game, seed)
          .run((s, _, _) -> {
            String text = bent(move(s).text(), " ");
            try {
              ClassicMove move = game.notation().move(s, 0, text);
              game.rules().objection(s, 0, move);
              assertThat(game.notation().move(s, 0, move.text())).isEqualTo(move);
              read[0]++;
            } catch (BadInput e) {
              assertThat(e.getMessage()).doesNotContain("\n");
              refused[0]++;
            }
          });
    }
    assertThat(read[0]).isPositive();
    assertThat(refused[0]).isPositive();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void aPositionWithOddValuesIsRefusedOrCanBePlayed(Classic game) {
    var read = new int[1];
    var refused = new int[1];
    for (long seed = 1; seed <= GAMES; seed++) {
      var walk = new CrowdedWalk(game, seed);
      walk.run((s, _, _) -> {
        String text = bent(bent(game.text(s), " "), "\n");
        try {
          Fields fields = Fields.parse(text, s.seats);
          play(game, game.notation().position(walk.table().settings, s.seats, fields), text);
          read[0]++;
        } catch (BadInput e) {
          assertThat(e.getMessage()).doesNotContain("\n");
          refused[0]++;
        }
      });
    }
    assertThat(read[0]).isPositive();
    assertThat(refused[0]).isPositive();
  }

  /// Drops, doubles, swaps or replaces a part of a text.
  private String bent(String text, String between) {
    var parts = new ArrayList<>(List.of(text.split(between, -1)));
    int at = random.below(parts.size());
    int other = random.below(parts.size());
    switch (random.below(6)) {
      case 0 -> parts.remove(at);
      case 1 -> parts.add(at, parts.get(other));
      case 2 -> parts.set(at, parts.get(other));
      case 3 -> parts.set(at, String.valueOf(odd()));
      case 4 -> {
        String kept = parts.get(at);
        parts.set(at, parts.get(other));
        parts.set(other, kept);
      }
      default -> {}
    }
    return String.join(between, parts);
  }

  private void play(Classic game, ClassicState s, String text) {
    var chance = new Seeded(5, 6);
    var moves = new Moves<ClassicMove>();
    try {
      for (int step = 0; step < 12 && !game.rules().over(s); step++) {
        assertThat(s.waiting).as("who is asked").isNotZero();
        int seat = Integer.numberOfTrailingZeros(s.waiting);
        moves.clear();
        game.rules().legal(s, seat, moves);
        assertThat(moves.isEmpty()).as("no move for seat " + seat).isFalse();
        game.rules().play(s, seat, moves.get(random.below(moves.size())), chance, Out.SILENT);
        Conserved.check(s);
      }
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(e + "\nfrom\n" + text + "\nat\n" + game.text(s), e);
    }
  }
}
