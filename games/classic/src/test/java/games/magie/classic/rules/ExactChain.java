package games.magie.classic.rules;

import games.magie.classic.Card;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Effect;
import games.magie.classic.Group;
import games.magie.classic.Space;
import games.magie.classic.estate.Board;

/// The exact chances of where a token stands after each roll, from the tables of spaces and cards
/// alone: a chain over the space, the failed rolls in jail and the doubles of the turn.
final class ExactChain {
  /// Places: the forty spaces, and jail itself.
  static final int JAILED = Space.COUNT;

  static final int PLACES = Space.COUNT + 1;
  private static final int ROLLS_IN_JAIL = 3;
  private static final int DOUBLES = 3;

  private final boolean paysAtOnce;

  /// By place or failed roll in jail, and by doubles thrown: the chance to be there.
  private double[][] now = new double[Space.COUNT + ROLLS_IN_JAIL][DOUBLES];

  private double[][] next = now;

  /// How often each place is expected after a roll, over all rolls so far.
  final double[] expected = new double[PLACES];

  /// @param paysAtOnce whether the player leaves jail by the fine at the first chance, or rolls
  ExactChain(boolean paysAtOnce) {
    this.paysAtOnce = paysAtOnce;
    now[Board.GO][0] = 1;
  }

  void roll() {
    next = new double[Space.COUNT + ROLLS_IN_JAIL][DOUBLES];
    for (int at = 0; at < now.length; at++) {
      for (int doubles = 0; doubles < DOUBLES; doubles++) {
        if (now[at][doubles] > 0) {
          from(at, doubles, now[at][doubles] / 36);
        }
      }
    }
    now = next;
  }

  private void from(int at, int doubles, double chance) {
    for (int first = 1; first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        boolean same = first == second;
        if (at < Space.COUNT) {
          roll(at, first + second, same, doubles, chance);
        } else if (paysAtOnce) {
          roll(Board.JAIL, first + second, same, 0, chance);
        } else if (same || at == Space.COUNT + ROLLS_IN_JAIL - 1) {
          land((Board.JAIL + first + second) % Space.COUNT, 0, chance);
        } else {
          arrive(at + 1, 0, chance);
        }
      }
    }
  }

  private void roll(int at, int spaces, boolean same, int doubles, double chance) {
    if (same && doubles == DOUBLES - 1) {
      arrive(JAILED, 0, chance);
    } else {
      land((at + spaces) % Space.COUNT, same ? doubles + 1 : 0, chance);
    }
  }

  private void land(int at, int doubles, double chance) {
    switch (Space.ALL.get(at).kind()) {
      case GO_TO_JAIL -> arrive(JAILED, 0, chance);
      case CHANCE -> draw(Deck.CHANCE, at, doubles, chance);
      case CHEST -> draw(Deck.CHEST, at, doubles, chance);
      case GO, DEED, TAX, JAIL, PARKING -> arrive(at, doubles, chance);
    }
  }

  private void draw(Deck deck, int at, int doubles, double chance) {
    for (Card card : deck.cards()) {
      double each = chance / deck.cards().size();
      switch (card.effect()) {
        case Effect.MoveTo(Space space) -> land(space.ordinal(), doubles, each);
        case Effect.Nearest(Group group) -> land(nearest(group, at), doubles, each);
        case Effect.Back(int spaces) -> land(at - spaces, doubles, each);
        case Effect.ToJail _ -> arrive(JAILED, 0, each);
        case Effect.Keep _,
            Effect.FromBank _,
            Effect.ToBank _,
            Effect.FromEach _,
            Effect.ToEach _,
            Effect.Repairs _ ->
            arrive(at, doubles, each);
      }
    }
  }

  private static int nearest(Group group, int from) {
    int at = from;
    Deed deed;
    do {
      at = (at + 1) % Space.COUNT;
      deed = Space.ALL.get(at).deed();
    } while (deed == null || deed.group() != group);
    return at;
  }

  private void arrive(int at, int doubles, double chance) {
    next[at][doubles] += chance;
    expected[Math.min(at, JAILED)] += chance;
  }
}
