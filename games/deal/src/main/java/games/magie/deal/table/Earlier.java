package games.magie.deal.table;

import games.magie.deal.Colour;
import games.magie.deal.DealOption;
import games.magie.deal.DealOptions;
import games.magie.deal.Place;
import java.util.Arrays;

/// How the active player's collection has lain since the last play, in the order of time: before
/// the first rearrangement and after each, so that the last entry is how it lies now. Empty until
/// something is rearranged. None of it may come back (deal.wild.no-circle).
///
/// The cards are what the position says in its text. What the rules compare is the [Arrangement] of
/// each entry, a hash, kept beside the cards so that a question needs no search among them.
public final class Earlier {
  private static final long[] NO_HASHES = {};
  private static final byte[] NO_CARDS = {};
  private static final int ROOM = 6;

  private final DealOptions options;
  private final int[] offsets;

  /// How many bytes an entry keeps: all of [Piles#cards].
  private final int width;

  private int count;
  private long[] hashes = NO_HASHES;

  // How it lay, an entry after the other; buildings only where they can be moved.
  private byte[] cards = NO_CARDS;
  private long[] buildings = NO_HASHES;
  private final boolean buildingsMovable;

  /// One bit for each entry by the last six bits of its hash, to see at once what was never held.
  private long marks;

  private boolean odd;

  Earlier(DealOptions options) {
    this.options = options;
    this.offsets = Layout.of(options.decks()).offsets();
    this.width = offsets[Piles.COUNTS];
    this.buildingsMovable = options.on(DealOption.BUILDINGS_MOVABLE);
  }

  public boolean isEmpty() {
    return count == 0;
  }

  public int count() {
    return count;
  }

  public void clear() {
    count = 0;
  }

  /// The [Arrangement] of an entry.
  public long hash(int entry) {
    return hashes[entry];
  }

  /// Whether an entry had a colour with more than one pile, or a wild without a colour.
  public boolean odd() {
    return odd;
  }

  public boolean has(long arrangement) {
    if ((marks >> arrangement & 1) == 0) {
      return false;
    }
    for (int at = count - 1; at >= 0; at--) {
      if (hashes[at] == arrangement) {
        return true;
      }
    }
    return false;
  }

  /// Notes how the active player's collection lies before it is rearranged for the first time.
  public void noteFirst(DealState s) {
    if (count == 0) {
      note(s);
    }
  }

  /// Notes how the active player's collection lies now.
  public void note(DealState s) {
    Collection own = s.own;
    makeRoom();
    begin(Arrangement.now(s), (own.surplus() | own.count(Colour.LOOSE)) != 0);
    System.arraycopy(own.cards, 0, cards, count * width, width);
    if (buildingsMovable) {
      buildings[2 * count] = own.houses;
      buildings[2 * count + 1] = own.hotels;
    }
    count++;
  }

  /// Notes an entry of another list.
  public void note(Earlier other, int entry) {
    makeRoom();
    begin(other.hashes[entry], other.odd);
    System.arraycopy(other.cards, entry * width, cards, count * width, width);
    if (buildingsMovable) {
      System.arraycopy(other.buildings, 2 * entry, buildings, 2 * count, 2);
    }
    count++;
  }

  private void begin(long hash, boolean oddNow) {
    marks = (count == 0 ? 0 : marks) | 1L << hash;
    odd = oddNow || (count > 0 && odd);
    hashes[count] = hash;
  }

  private void makeRoom() {
    if (count == hashes.length) {
      resize(count * 2 + ROOM);
    }
  }

  private void resize(int entries) {
    hashes = Arrays.copyOf(hashes, entries);
    cards = Arrays.copyOf(cards, entries * width);
    if (buildingsMovable) {
      buildings = Arrays.copyOf(buildings, 2 * entries);
    }
  }

  /// How the collection lay.
  public Piles lay(int entry) {
    var piles = new Piles(options);
    System.arraycopy(cards, entry * width, piles.cards, 0, width);
    if (buildingsMovable) {
      piles.houses = buildings[2 * entry];
      piles.hotels = buildings[2 * entry + 1];
    }
    return piles;
  }

  /// Whether a colour lay in the same way, card by card, in an entry and in the one after it.
  public boolean unchanged(int entry, Colour colour) {
    int from = entry * width;
    int at = offsets[colour.ordinal()];
    int size = cards[from + colour.ordinal()];
    int end = at + size;
    return size == cards[from + width + colour.ordinal()]
        && Arrays.equals(cards, from + at, from + end, cards, from + width + at, from + width + end)
        && (!buildingsMovable || sameBuildings(entry, colour));
  }

  private boolean sameBuildings(int entry, Colour colour) {
    long houses = buildings[2 * entry] ^ buildings[2 * entry + 2];
    long hotels = buildings[2 * entry + 1] ^ buildings[2 * entry + 3];
    return ((houses | hotels) & Place.bits(colour)) == 0;
  }

  void become(Earlier other) {
    count = other.count;
    marks = other.marks;
    odd = other.odd;
    if (hashes.length < count) {
      resize(other.hashes.length);
    }
    System.arraycopy(other.hashes, 0, hashes, 0, count);
    System.arraycopy(other.cards, 0, cards, 0, count * width);
    if (buildingsMovable) {
      System.arraycopy(other.buildings, 0, buildings, 0, 2 * count);
    }
  }
}
