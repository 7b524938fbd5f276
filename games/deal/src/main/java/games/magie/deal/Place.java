package games.magie.deal;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where a card of a player can lie: in a pile of a colour, or in one of three places that are not
/// piles. There is one object for each place, so `==` compares them.
///
/// As text: `red`; `red.2` for the second pile of its colour; `-` for what isn't a pile.
public final class Place {
  /// Piles of a colour are numbered from 0 and stay below this number.
  public static final int PILES = 8;

  /// Those below this number have a bit in a mask of piles; no deck fills more.
  public static final int BITS = 6;

  private static final int END_OF_PILES = Colour.COUNT * PILES;

  /// All-colour wilds without a colour.
  public static final Place LOOSE = new Place(END_OF_PILES, Colour.LOOSE);

  public static final Place BANK = new Place(END_OF_PILES + PILES, Colour.LOOSE);

  /// The card is on its way and lies nowhere yet.
  public static final Place NOWHERE = new Place(BANK.index + 1, Colour.LOOSE);

  /// All piles of all colours.
  public static final List<Place> EVERY_PILE =
      IntStream.range(0, END_OF_PILES)
          .mapToObj(index -> new Place(index, Colour.of(index / PILES)))
          .toList();

  /// The piles, then the others.
  public static final List<Place> EVERY =
      Stream.concat(EVERY_PILE.stream(), Stream.of(LOOSE, BANK, NOWHERE)).toList();

  private static final Place[] BY_INDEX = new Place[NOWHERE.index + 1];

  static {
    EVERY.forEach(place -> BY_INDEX[place.index] = place);
  }

  private final int index;
  private final Colour colour;
  private final int pile;
  private final long bit;

  private Place(int index, Colour colour) {
    this.index = index;
    this.colour = colour;
    this.pile = index < END_OF_PILES ? index % PILES : 0;
    this.bit = isPile() && pile < BITS ? 1L << (colour.ordinal() * BITS + pile) : 0;
  }

  /// A pile of a colour, from 0; for [Colour#LOOSE] there is only the first.
  public static Place of(Colour colour, int pile) {
    return BY_INDEX[colour.ordinal() * PILES + pile];
  }

  /// By its index.
  public static Place of(int index) {
    return BY_INDEX[index];
  }

  /// The pile of the lowest bit of a mask that isn't empty.
  public static Place ofBit(long mask) {
    int at = Long.numberOfTrailingZeros(mask);
    return of(Colour.of(at / BITS), at % BITS);
  }

  /// Its number, by which programs know it: the piles come first, by colour.
  public int index() {
    return index;
  }

  public boolean isPile() {
    return index < END_OF_PILES;
  }

  /// Whether it is one of a collection: a pile, or that of the wilds without a colour.
  public boolean inCollection() {
    return index <= END_OF_PILES;
  }

  /// The colour of a pile; [Colour#LOOSE] for all other places.
  public Colour colour() {
    return colour;
  }

  /// Which pile of that colour, from 0.
  public int pile() {
    return pile;
  }

  /// Its bit in a mask of piles.
  public long bit() {
    return bit;
  }

  /// The bits of all piles of a colour in such a mask.
  public static long bits(Colour colour) {
    return colour == Colour.LOOSE ? 0 : ((1L << BITS) - 1) << (colour.ordinal() * BITS);
  }

  public String text() {
    if (!isPile()) {
      return "-";
    }
    return pile == 0 ? colour.text() : colour.text() + "." + (pile + 1);
  }

  @Override
  public String toString() {
    return text();
  }
}
