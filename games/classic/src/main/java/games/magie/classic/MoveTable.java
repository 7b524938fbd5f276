package games.magie.classic;

import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.Choose;
import games.magie.classic.ClassicMove.OnDeed;
import games.magie.classic.ClassicMove.Order;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicMove.UseCard;
import games.magie.classic.ClassicMove.Wish;

/// The moves that occur again and again, made once so that listing them allocates nothing.
public final class MoveTable {
  private static final int MOST_BUILDINGS = 88;
  private static final OnDeed[][] ON_DEED = new OnDeed[Act.ALL.size()][Deed.COUNT];
  private static final Choose[] CHOOSE = new Choose[Token.ALL.size()];
  private static final UseCard[] USE_CARD = new UseCard[Deck.ALL.size()];
  private static final Wish[] WISH = new Wish[MOST_BUILDINGS + 1];
  private static final Order[] ORDER = new Order[2 * Standing.ALL.size()];

  static {
    for (Act act : Act.ALL) {
      for (Deed deed : Deed.ALL) {
        ON_DEED[act.ordinal()][deed.ordinal()] = new OnDeed(act, deed);
      }
    }
    for (Token token : Token.ALL) {
      CHOOSE[token.ordinal()] = new Choose(token);
    }
    for (Deck deck : Deck.ALL) {
      USE_CARD[deck.ordinal()] = new UseCard(deck);
    }
    for (int count = 0; count <= MOST_BUILDINGS; count++) {
      WISH[count] = new Wish(count);
    }
    for (Standing what : Standing.ALL) {
      ORDER[2 * what.ordinal()] = new Order(what, false);
      ORDER[2 * what.ordinal() + 1] = new Order(what, true);
    }
  }

  private MoveTable() {}

  public static ClassicMove on(Act act, int deed) {
    return ON_DEED[act.ordinal()][deed];
  }

  public static ClassicMove choose(Token token) {
    return CHOOSE[token.ordinal()];
  }

  public static ClassicMove useCard(int deck) {
    return USE_CARD[deck];
  }

  public static ClassicMove wish(int count) {
    return WISH[count];
  }

  public static ClassicMove order(Standing what, boolean on) {
    return ORDER[2 * what.ordinal() + (on ? 1 : 0)];
  }
}
