package games.magie.deal;

import static games.magie.deal.Colour.BROWN;
import static games.magie.deal.Colour.DARK_BLUE;
import static games.magie.deal.Colour.GREEN;
import static games.magie.deal.Colour.LIGHT_BLUE;
import static games.magie.deal.Colour.ORANGE;
import static games.magie.deal.Colour.PINK;
import static games.magie.deal.Colour.RAILROAD;
import static games.magie.deal.Colour.RED;
import static games.magie.deal.Colour.UTILITY;
import static games.magie.deal.Colour.YELLOW;

import games.magie.deal.Effect.AnyWild;
import games.magie.deal.Effect.Building;
import games.magie.deal.Effect.Claim;
import games.magie.deal.Effect.DoubleRent;
import games.magie.deal.Effect.DrawMore;
import games.magie.deal.Effect.Money;
import games.magie.deal.Effect.Property;
import games.magie.deal.Effect.Rent;
import games.magie.deal.Effect.SayNo;
import games.magie.deal.Effect.Steal;
import games.magie.deal.Effect.Swap;
import games.magie.deal.Effect.TakeSet;
import games.magie.deal.Effect.Wild;
import games.magie.deal.table.Limit;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The deck: 58 different cards, 106 in all. A row may be added; what does not fit is said at start
/// ([Limit]). `copies` of each are in one deck; `value` is what a card is worth in a payment, in
/// millions. First come the cards that may lie in a bank, then the properties; hands and piles are
/// sorted in this order.
public enum Card {
  ONE("1", 6, 1, new Money()),
  TWO("2", 5, 2, new Money()),
  THREE("3", 3, 3, new Money()),
  FOUR("4", 3, 4, new Money()),
  FIVE("5", 2, 5, new Money()),
  TEN("10", 1, 10, new Money()),

  PASS_GO("pass-go", 10, 1, new DrawMore(2)),
  DEAL_BREAKER("deal-breaker", 2, 5, new TakeSet()),
  JUST_SAY_NO("just-say-no", 3, 4, new SayNo()),
  SLY_DEAL("sly-deal", 3, 3, new Steal()),
  FORCED_DEAL("forced-deal", 3, 3, new Swap()),
  DEBT_COLLECTOR("debt-collector", 3, 3, new Claim(5, false)),
  BIRTHDAY("birthday", 3, 2, new Claim(2, true)),
  DOUBLE_RENT("double-rent", 2, 1, new DoubleRent()),
  HOUSE("house", 3, 3, new Building(3, false)),
  HOTEL("hotel", 2, 4, new Building(4, true)),

  RENT_BROWN_LIGHT_BLUE("rent-brown-light-blue", 2, 1, rent(BROWN, LIGHT_BLUE)),
  RENT_PINK_ORANGE("rent-pink-orange", 2, 1, rent(PINK, ORANGE)),
  RENT_RED_YELLOW("rent-red-yellow", 2, 1, rent(RED, YELLOW)),
  RENT_GREEN_DARK_BLUE("rent-green-dark-blue", 2, 1, rent(GREEN, DARK_BLUE)),
  RENT_RAILROAD_UTILITY("rent-railroad-utility", 2, 1, rent(RAILROAD, UTILITY)),
  RENT_ANY("rent-any", 3, 3, new Rent(List.of(Colour.ALL), false)),

  MEDITERRANEAN("mediterranean", 1, 1, new Property(BROWN)),
  BALTIC("baltic", 1, 1, new Property(BROWN)),
  ORIENTAL("oriental", 1, 1, new Property(LIGHT_BLUE)),
  VERMONT("vermont", 1, 1, new Property(LIGHT_BLUE)),
  CONNECTICUT("connecticut", 1, 1, new Property(LIGHT_BLUE)),
  ST_CHARLES("st-charles", 1, 2, new Property(PINK)),
  STATES("states", 1, 2, new Property(PINK)),
  VIRGINIA("virginia", 1, 2, new Property(PINK)),
  ST_JAMES("st-james", 1, 2, new Property(ORANGE)),
  TENNESSEE("tennessee", 1, 2, new Property(ORANGE)),
  NEW_YORK("new-york", 1, 2, new Property(ORANGE)),
  KENTUCKY("kentucky", 1, 3, new Property(RED)),
  INDIANA("indiana", 1, 3, new Property(RED)),
  ILLINOIS("illinois", 1, 3, new Property(RED)),
  ATLANTIC("atlantic", 1, 3, new Property(YELLOW)),
  VENTNOR("ventnor", 1, 3, new Property(YELLOW)),
  MARVIN("marvin", 1, 3, new Property(YELLOW)),
  PACIFIC("pacific", 1, 4, new Property(GREEN)),
  NORTH_CAROLINA("north-carolina", 1, 4, new Property(GREEN)),
  PENNSYLVANIA("pennsylvania", 1, 4, new Property(GREEN)),
  PARK_PLACE("park-place", 1, 4, new Property(DARK_BLUE)),
  BOARDWALK("boardwalk", 1, 4, new Property(DARK_BLUE)),
  READING("reading", 1, 2, new Property(RAILROAD)),
  PENNSYLVANIA_RAILROAD("pennsylvania-railroad", 1, 2, new Property(RAILROAD)),
  B_AND_O("b-and-o", 1, 2, new Property(RAILROAD)),
  SHORT_LINE("short-line", 1, 2, new Property(RAILROAD)),
  ELECTRIC("electric", 1, 2, new Property(UTILITY)),
  WATER("water", 1, 2, new Property(UTILITY)),

  WILD_BROWN_LIGHT_BLUE("wild-brown-light-blue", 1, 1, new Wild(BROWN, LIGHT_BLUE)),
  WILD_LIGHT_BLUE_RAILROAD("wild-light-blue-railroad", 1, 4, new Wild(LIGHT_BLUE, RAILROAD)),
  WILD_PINK_ORANGE("wild-pink-orange", 2, 2, new Wild(PINK, ORANGE)),
  WILD_RED_YELLOW("wild-red-yellow", 2, 3, new Wild(RED, YELLOW)),
  WILD_GREEN_DARK_BLUE("wild-green-dark-blue", 1, 4, new Wild(GREEN, DARK_BLUE)),
  WILD_GREEN_RAILROAD("wild-green-railroad", 1, 4, new Wild(GREEN, RAILROAD)),
  WILD_RAILROAD_UTILITY("wild-railroad-utility", 1, 2, new Wild(RAILROAD, UTILITY)),
  WILD_ANY("wild-any", 2, 0, new AnyWild());

  public static final Card[] ALL = values();

  /// How many cards one deck has.
  public static final int DECK = Stream.of(ALL).mapToInt(Card::copies).sum();

  /// Cards before this ordinal may lie in a bank; the others are properties.
  public static final int BANKABLE = first(card -> colours(card.effect) != 0);

  /// From this ordinal on a property has more than one colour.
  public static final int FIRST_WILD = first(card -> Integer.bitCount(colours(card.effect)) > 1);

  public static final int ANY = WILD_ANY.ordinal();

  private static final byte[] VALUES = new byte[ALL.length];

  /// The colours of a property, as masks; 0 for what is none.
  private static final short[] COLOURS = new short[ALL.length];

  /// The colours of a rent card, as masks.
  private static final short[] RENT_COLOURS = new short[ALL.length];

  static {
    Limit.fits("kinds of cards in a mask", ALL.length, Long.SIZE);
    Limit.fits("kinds of cards in a bank", BANKABLE, Integer.SIZE - 1);
    for (Card card : ALL) {
      int rank = card.rank();
      boolean after = card.ordinal() == 0 || ALL[card.ordinal() - 1].rank() <= rank;
      Limit.holds(after, card.text + ": first cards for the bank, then properties, then wilds");
      RENT_COLOURS[card.ordinal()] = (short) rentColours(card.effect);
      VALUES[card.ordinal()] = (byte) card.value;
      COLOURS[card.ordinal()] = (short) colours(card.effect);
    }
  }

  private final String text;
  private final int copies;
  private final int value;

  @SuppressWarnings("ImmutableEnumChecker") // records of values and of List.of
  private final Effect effect;

  Card(String text, int copies, int value, Effect effect) {
    this.text = text;
    this.copies = copies;
    this.value = value;
    this.effect = effect;
  }

  public String text() {
    return text;
  }

  /// How many of them one deck has.
  public int copies() {
    return copies;
  }

  /// What it is worth in a payment; an all-colour wild is worth nothing.
  public int value() {
    return value;
  }

  public Effect effect() {
    return effect;
  }

  /// Whether it is a property that can lie in this colour.
  public boolean canBe(Colour colour) {
    return (colours(ordinal()) & colour.bit()) != 0;
  }

  /// Whether it can lie among the cards of this colour, or without one in [Colour#LOOSE].
  public boolean canLieIn(Colour colour) {
    return colour == Colour.LOOSE ? this == WILD_ANY : canBe(colour);
  }

  public boolean property() {
    return ordinal() >= BANKABLE;
  }

  /// Whether it is a property of more than one colour.
  public boolean wild() {
    return ordinal() >= FIRST_WILD;
  }

  /// The first of a mask that isn't empty.
  public static Card first(long mask) {
    return ALL[Long.numberOfTrailingZeros(mask)];
  }

  /// Its bit in a mask.
  public long bit() {
    return 1L << ordinal();
  }

  public static int value(int card) {
    return VALUES[card];
  }

  /// The colours a property can have, as a mask.
  public static int colours(int card) {
    return COLOURS[card];
  }

  /// The colour of a property that has only one, or the first of two.
  public Colour firstColour() {
    return Colour.first(colours(ordinal()));
  }

  /// The other colour of a property that has two.
  public Colour otherColour(Colour colour) {
    return Colour.first(colours(ordinal()) & ~colour.bit());
  }

  /// The colours for which a rent card charges.
  public static int rentColours(int card) {
    return RENT_COLOURS[card];
  }

  private static int first(Predicate<Card> which) {
    return Stream.of(ALL).filter(which).findFirst().orElseThrow().ordinal();
  }

  /// Cards stand in the order of this: the bank, properties, two-colour wilds, all-colour wild.
  private int rank() {
    return Integer.bitCount(colours(effect));
  }

  private static int rentColours(Effect effect) {
    int mask = 0;
    if (effect instanceof Rent(List<Colour> colours, boolean _)) {
      for (Colour colour : colours) {
        mask |= colour.bit();
      }
    }
    return mask;
  }

  private static Rent rent(Colour one, Colour other) {
    return new Rent(List.of(one, other), true);
  }

  private static int colours(Effect effect) {
    return switch (effect) {
      case Property(Colour colour) -> colour.bit();
      case Wild(Colour one, Colour other) -> one.bit() | other.bit();
      case AnyWild _ -> Colour.EVERY;
      case Money _, DrawMore _, Claim _, Rent _, DoubleRent _ -> 0;
      case Steal _, Swap _, TakeSet _, Building _, SayNo _ -> 0;
    };
  }
}
