package games.magie.classic;

import games.magie.kernel.BadInput;
import games.magie.kernel.text.Numbers;

/// What changes hands in a deal, seen from who offers it: `give boardwalk+200 get park-place`.
/// Items are a mask of the 28 deeds and, above them, the two get-out-of-jail cards. `settle` is how
/// much of an open debt between the two is paid by it.
public record Terms(int give, int giveCash, int get, int getCash, int settle) {
  public static final int DEEDS = (1 << Deed.COUNT) - 1;
  private static final int ITEMS = DEEDS | card(Deck.CHANCE) | card(Deck.CHEST);
  private static final int MOST_CASH = 1_000_000_000;

  /// The item of a deck's get-out-of-jail card.
  public static int card(Deck deck) {
    return 1 << (Deed.COUNT + deck.ordinal());
  }

  /// Whether only deeds and cards that exist are named, and no amount below nothing.
  public boolean possible() {
    return ((give | get) & ~ITEMS) == 0 && (giveCash | getCash | settle) >= 0;
  }

  /// The same, and it settles this much of a debt.
  public Terms settling(int amount) {
    return new Terms(give, giveCash, get, getCash, amount);
  }

  /// The same, seen from the other side.
  public Terms turned() {
    return new Terms(
        /* give= */ get, /* giveCash= */ getCash, /* get= */ give, /* getCash= */ giveCash, settle);
  }

  private static String cardText(Deck deck) {
    return deck.text() + "-card";
  }

  public String text() {
    String text = "give " + text(give, giveCash) + " get " + text(get, getCash);
    return settle == 0 ? text : text + " settle " + settle;
  }

  private static String text(int items, int cash) {
    var text = new StringBuilder();
    for (Deed deed : Deed.ALL) {
      if ((items & deed.bit()) != 0) {
        join(text, deed.text());
      }
    }
    for (Deck deck : Deck.ALL) {
      if ((items & card(deck)) != 0) {
        join(text, cardText(deck));
      }
    }
    if (cash != 0) {
      join(text, String.valueOf(cash));
    }
    return text.isEmpty() ? "-" : text.toString();
  }

  private static void join(StringBuilder text, String item) {
    text.append(text.isEmpty() ? "" : "+").append(item);
  }

  /// Reads `give … get … settle …`, each part once and in any order; a part may be missing.
  public static Terms parse(java.util.List<String> words) {
    int[] sides = {0, 0, 0, 0, 0};
    int seen = 0;
    if (words.size() % 2 != 0) {
      throw new BadInput("an offer looks like: give boardwalk+200 get park-place");
    }
    for (int at = 0; at < words.size(); at += 2) {
      int part =
          switch (words.get(at)) {
            case "give" -> 0;
            case "get" -> 2;
            case "settle" -> 4;
            default -> throw new BadInput("'" + words.get(at) + "' is not give, get or settle");
          };
      if ((seen >> part & 1) != 0) {
        throw new BadInput("'" + words.get(at) + "' is said twice");
      }
      seen |= 1 << part;
      if (part == 4) {
        sides[4] = Numbers.parse(words.get(at + 1), "settle", 0, MOST_CASH);
      } else {
        readSide(words.get(at + 1), sides, part);
      }
    }
    return new Terms(sides[0], sides[1], sides[2], sides[3], sides[4]);
  }

  private static void readSide(String text, int[] sides, int part) {
    if (text.equals("-")) {
      return;
    }
    boolean cash = false;
    for (String item : text.split("\\+", -1)) {
      if (!item.isEmpty() && item.chars().allMatch(c -> c >= '0' && c <= '9')) {
        if (cash) {
          throw new BadInput("cash is named twice in '" + text + "'");
        }
        cash = true;
        sides[part + 1] = Numbers.parse(item, "cash", 0, MOST_CASH);
        continue;
      }
      int bit = item(item);
      if ((sides[part] & bit) != 0) {
        throw new BadInput("'" + item + "' is named twice");
      }
      sides[part] |= bit;
    }
  }

  private static int item(String text) {
    for (Deck deck : Deck.ALL) {
      if (cardText(deck).equals(text)) {
        return card(deck);
      }
    }
    for (Deed deed : Deed.ALL) {
      if (deed.text().equals(text)) {
        return deed.bit();
      }
    }
    throw new BadInput("'" + text + "' is no deed, no card and no amount");
  }
}
