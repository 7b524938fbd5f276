package games.magie.deal;

import org.jspecify.annotations.Nullable;

/// One card that lies in front of a player: which, and in which place. Cards of one kind in one
/// place are interchangeable.
///
/// As text: `kentucky`; `kentucky.2` in the second pile of its colour; a wild with its colour,
/// `wild-red-yellow@red`; `wild-any` without a colour; a building by the set it stands on,
/// `house@red`; what lies in a bank by its name alone, `10`, but a building there as `house`.
public record Ref(Card card, int place) {
  /// A place is the ordinal of a colour times this, plus the number of the pile from 0.
  public static final int PILES = 8;

  /// All-colour wilds without a colour.
  public static final int LOOSE = Colour.LOOSE * PILES;

  public static final int BANK = LOOSE + PILES;

  /// The card is on its way and lies nowhere yet.
  public static final int NOWHERE = BANK + 1;

  public static int place(int colour, int pile) {
    return colour * PILES + pile;
  }

  public static int colour(int place) {
    return place >> 3;
  }

  public static int pile(int place) {
    return place & PILES - 1;
  }

  /// Card and place in 13 bits.
  public static int code(int card, int place) {
    return place << 6 | card;
  }

  public static int card(int code) {
    return code & 63;
  }

  public static int placeOf(int code) {
    return code >> 6 & 127;
  }

  public int code() {
    return code(card.ordinal(), place);
  }

  public static Ref of(int code) {
    return new Ref(Card.ALL[card(code)], placeOf(code));
  }

  /// A place as text: `red`, `red.2`; `-` for what is not a pile.
  public static String text(int place) {
    if (place < 0 || place >= LOOSE) {
      return "-";
    }
    String colour = Colour.ALL[colour(place)].text();
    return pile(place) == 0 ? colour : colour + "." + (pile(place) + 1);
  }

  /// The colour of the pile it lies in; null without one.
  public @Nullable Colour colour() {
    return place < LOOSE ? Colour.ALL[colour(place)] : null;
  }

  /// Which pile of that colour, from 0.
  public int pile() {
    return pile(place);
  }

  /// The colour of a place of a set.
  public static Colour colourOf(int place) {
    return Colour.ALL[colour(place)];
  }

  public String text() {
    if (place >= LOOSE) {
      return card.text();
    }
    if (card.ordinal() >= Card.BANKABLE && card.ordinal() < Card.FIRST_WILD) {
      return pile(place) == 0 ? card.text() : card.text() + "." + (pile(place) + 1);
    }
    return card.text() + "@" + text(place);
  }
}
