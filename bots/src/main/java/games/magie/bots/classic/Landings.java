package games.magie.bots.classic;

import games.magie.classic.Card;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Effect;
import games.magie.classic.Space;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How often a player lands on each space in one turn, in the long run. It is the stationary
/// distribution of the Markov chain that the board, the dice and the two decks make: thrown doubles
/// go on, the third one ends in jail, cards lead elsewhere, and a player in jail leaves at once.
final class Landings {
  private static final int SPACES = Space.COUNT;
  private static final int SIDES = 6;
  private static final int ROLLS = 3;

  /// Far more than needed: the chain forgets where it began within a dozen turns.
  private static final int TURNS = 60;

  private static final double DIE = 1.0 / SIDES;

  /// The rent is double where a card led to the next railroad or utility.
  private static final int BY_CARD = 2;

  private static final double[] A_TURN = new Landings().settle();

  /// By space, where a turn ends.
  private double[] ends = new double[SPACES];

  /// By space, how often somebody landed there in the turn that is looked at.
  private final double[] landed = new double[SPACES];

  /// By space, where the roll that is looked at ends.
  private final double[] rolled = new double[SPACES];

  private Landings() {}

  /// The expected number of landings on the space of a deed in one turn of a player; a landing
  /// where a card doubles the rent counts twice.
  static double on(Deed deed) {
    return A_TURN[deed.space()];
  }

  /// The same for any space.
  static double on(Space space) {
    return A_TURN[space.ordinal()];
  }

  private double[] settle() {
    ends[Space.GO.ordinal()] = 1;
    for (int turn = 0; turn < TURNS; turn++) {
      Arrays.fill(landed, 0);
      takeTurn();
    }
    return landed;
  }

  private void takeTurn() {
    double[] from = ends;
    ends = new double[SPACES];
    for (int roll = 1; roll <= ROLLS; roll++) {
      from = throwDice(from, roll);
    }
  }

  /// Throws both dice from everywhere; returns where a double leads, from where the player rolls
  /// again.
  private double[] throwDice(double[] from, int roll) {
    var again = new double[SPACES];
    for (int space = 0; space < SPACES; space++) {
      for (int first = 1; from[space] > 0 && first <= SIDES; first++) {
        for (int second = 1; second <= SIDES; second++) {
          double chance = from[space] * DIE * DIE;
          if (first == second && roll == ROLLS) {
            jail(chance);
          } else {
            Arrays.fill(rolled, 0);
            land((space + first + second) % SPACES, chance, 1);
            add(rolled, first == second ? again : ends);
          }
        }
      }
    }
    return again;
  }

  private static void add(double[] more, double[] to) {
    for (int space = 0; space < SPACES; space++) {
      to[space] += more[space];
    }
  }

  /// In jail, which is left from its own space in the next turn.
  private void jail(double chance) {
    ends[Space.JAIL.ordinal()] += chance;
  }

  private void land(int at, double chance, int times) {
    landed[at] += times * chance;
    switch (Space.ALL.get(at).kind()) {
      case GO_TO_JAIL -> jail(chance);
      case CHANCE -> draw(Deck.CHANCE, at, chance);
      case CHEST -> draw(Deck.CHEST, at, chance);
      case GO, DEED, TAX, JAIL, PARKING -> rolled[at] += chance;
    }
  }

  private void draw(Deck deck, int at, double chance) {
    List<Card> cards = deck.cards();
    double each = chance / cards.size();
    for (Card card : cards) {
      follow(card.effect(), at, each);
    }
  }

  private void follow(Effect effect, int at, double chance) {
    switch (effect) {
      case Effect.MoveTo(Space space) -> land(space.ordinal(), chance, 1);
      case Effect.Nearest nearest -> land(next(nearest, at), chance, BY_CARD);
      case Effect.Back(int spaces) -> land(Math.floorMod(at - spaces, SPACES), chance, 1);
      case Effect.ToJail _ -> jail(chance);
      case Effect.Keep _,
          Effect.FromBank _,
          Effect.ToBank _,
          Effect.FromEach _,
          Effect.ToEach _,
          Effect.Repairs _ ->
          rolled[at] += chance;
    }
  }

  private static int next(Effect.Nearest nearest, int from) {
    int at = from;
    do {
      at = (at + 1) % SPACES;
    } while (!leadsTo(nearest, Space.ALL.get(at).deed()));
    return at;
  }

  private static boolean leadsTo(Effect.Nearest nearest, @Nullable Deed deed) {
    return deed != null && deed.group() == nearest.group();
  }
}
