package games.magie.deal;

/// One card that lies in front of a player: which, and in which place. Cards of one kind in one
/// place are interchangeable.
///
/// As text: `kentucky`; `kentucky.2` in the second pile of its colour; a wild with its colour,
/// `wild-red-yellow@red`; `wild-any` without a colour; a building by the set it stands on,
/// `house@red`; what lies in a bank by its name alone, `10`, but a building there as `house`.
///
/// @param place as [Place#index] has it
public record Ref(Card card, int place) {
  /// A code has the card in this many bits and the place above them.
  public static final int CARD_BITS = 6;

  /// Above every code.
  public static final int CODES = 1 << 13;

  /// By code.
  private static final Ref[] ALL = new Ref[CODES];

  static {
    for (Place place : Place.EVERY) {
      for (Card card : Card.ALL) {
        var ref = new Ref(card, place.index());
        ALL[ref.code()] = ref;
      }
    }
  }

  /// Always the same object for a card in a place.
  public static Ref of(Card card, Place place) {
    return ALL[place.index() << CARD_BITS | card.ordinal()];
  }

  /// The card of a code.
  public static Card card(int code) {
    return Card.ALL[code & (1 << CARD_BITS) - 1];
  }

  /// By its code.
  public static Ref of(int code) {
    return ALL[code];
  }

  /// Card and place in 13 bits.
  public int code() {
    return place << CARD_BITS | card.ordinal();
  }

  public Place where() {
    return Place.of(place);
  }

  public String text() {
    Place where = where();
    if (!where.isPile()) {
      return card.text();
    }
    if (card.property() && !card.wild()) {
      return where.pile() == 0 ? card.text() : card.text() + "." + (where.pile() + 1);
    }
    return card.text() + "@" + where.text();
  }
}
