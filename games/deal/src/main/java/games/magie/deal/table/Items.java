package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Ref;
import java.util.Arrays;

/// A row of cards that is worked off from the front: those chosen for a payment, then those on
/// their way to a new owner.
public final class Items {
  private static final short[] NONE = {};
  private static final int ROOM = 8;

  /// Marks an item on its way to the victim; all others go to the active player. See [Ref#code].
  private static final int TO_VICTIM = 1 << 13;

  private short[] codes = NONE;
  private int first;
  private int end;

  /// The index of the next item; all before it are done.
  public int first() {
    return first;
  }

  public int end() {
    return end;
  }

  public int size() {
    return end - first;
  }

  public boolean isEmpty() {
    return first == end;
  }

  public void clear() {
    first = 0;
    end = 0;
  }

  public void add(Ref ref) {
    add(ref.code());
  }

  /// A card that goes to the victim.
  public void addToVictim(Ref ref) {
    add(ref.code() | TO_VICTIM);
  }

  private void add(int code) {
    if (end == codes.length) {
      codes = Arrays.copyOf(codes, end + ROOM);
    }
    codes[end++] = (short) code;
  }

  /// The [Ref#code] of an item.
  public int code(int index) {
    return codes[index] & ~TO_VICTIM;
  }

  public Ref ref(int index) {
    return Ref.of(code(index));
  }

  /// The card of [#ref].
  public Card card(int index) {
    return Ref.card(code(index));
  }

  public boolean toVictim(int index) {
    return (codes[index] & TO_VICTIM) != 0;
  }

  /// The first item is done.
  public void next() {
    first++;
  }

  /// Forgets all items from the victim's or from the active player's side that are not done.
  public void drop(boolean toVictim) {
    int kept = first;
    for (int at = first; at < end; at++) {
      if (toVictim(at) != toVictim) {
        codes[kept++] = codes[at];
      }
    }
    end = kept;
  }

  /// Looks at this many of those that were added, as if the others were not.
  public void show(int size) {
    end = first + size;
  }

  void become(Items other) {
    first = other.first;
    end = other.end;
    if (codes.length < end) {
      codes = new short[other.codes.length];
    }
    System.arraycopy(other.codes, 0, codes, 0, end);
  }
}
