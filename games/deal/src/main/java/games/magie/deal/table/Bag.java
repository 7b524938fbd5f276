package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.kernel.Bits;
import games.magie.kernel.Draw;

/// The draw pile. Its order is unknown to everybody, so it has none: a card is drawn from what
/// remains at the moment it is turned up. One bit per card, sorted by kind, so that a number means
/// the same card whichever way the position was reached.
public final class Bag implements Draw {
  private static final int WORD = 64;
  private static final int MOST_DECKS = 2;

  /// By number of decks: the kind of each bit, and the bits of each kind. No kind has bits in two
  /// words.
  private static final byte[][] KINDS = new byte[MOST_DECKS + 1][];

  private static final long[][] MASKS = new long[MOST_DECKS + 1][Card.ALL.length];
  private static final byte[][] WORDS = new byte[MOST_DECKS + 1][Card.ALL.length];

  /// The words of all cards.
  private static final long[][] FULL = new long[MOST_DECKS + 1][];

  static {
    for (int decks = 1; decks <= MOST_DECKS; decks++) {
      int[] first = firstBits(decks);
      int words = first[Card.ALL.length] / WORD;
      KINDS[decks] = new byte[words * WORD];
      FULL[decks] = new long[words];
      for (Card card : Card.ALL) {
        int at = first[card.ordinal()];
        WORDS[decks][card.ordinal()] = (byte) (at / WORD);
        for (int copy = 0; copy < card.copies() * decks; copy++) {
          KINDS[decks][at + copy] = (byte) card.ordinal();
          MASKS[decks][card.ordinal()] |= 1L << (at + copy);
        }
        FULL[decks][at / WORD] |= MASKS[decks][card.ordinal()];
      }
    }
  }

  /// The first bit of each kind, and after them where the last word ends.
  private static int[] firstBits(int decks) {
    var first = new int[Card.ALL.length + 1];
    int at = 0;
    for (Card card : Card.ALL) {
      int copies = card.copies() * decks;
      Limit.fits("copies of " + card.text(), copies, WORD);
      at = at % WORD + copies > WORD ? (at / WORD + 1) * WORD : at;
      first[card.ordinal()] = at;
      at += copies;
    }
    first[Card.ALL.length] = (at + WORD - 1) / WORD * WORD;
    return first;
  }

  /// How many words hold the cards of this many decks.
  public static int words(int decks) {
    return FULL[decks].length;
  }

  // What the number of decks says, here so that it is at hand.
  private final byte[] kinds;
  private final long[] masks;
  private final byte[] wordOf;
  private final long[] full;
  private final long[] words;
  private int size;

  Bag(int decks) {
    this.full = FULL[decks];
    this.kinds = KINDS[decks];
    this.masks = MASKS[decks];
    this.wordOf = WORDS[decks];
    this.words = new long[FULL[decks].length];
  }

  /// The bits of a kind within its word.
  long mask(Card card) {
    return masks[card.ordinal()];
  }

  /// In which word the bits of a kind are.
  int word(Card card) {
    return wordOf[card.ordinal()];
  }

  @Override
  public String label() {
    return "card";
  }

  @Override
  public int bound() {
    return size;
  }

  @Override
  public String text(int value) {
    return get(value).text();
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /// The card at an index, in the order of kinds.
  public Card get(int index) {
    return find(index, false);
  }

  public Card take(int index) {
    size--;
    return find(index, true);
  }

  private Card find(int index, boolean remove) {
    // With one deck it is as often in one word as in the other: counted, not branched.
    int first = Long.bitCount(words[0]);
    int word = (first - 1 - index) >>> 31;
    int left = index - (first & -word);
    while (left >= Long.bitCount(words[word])) {
      left -= Long.bitCount(words[word++]);
    }
    int at = Bits.nth(words[word], left);
    if (remove) {
      words[word] &= ~(1L << at);
    }
    return Card.ALL[kinds[word * WORD + at]];
  }

  public void add(Card card) {
    int word = word(card);
    words[word] |= Long.lowestOneBit(mask(card) & ~words[word]);
    size++;
  }

  void clear() {
    java.util.Arrays.fill(words, 0);
    size = 0;
  }

  /// Fills the bag with so many of each card, by its ordinal.
  public void fill(int[] copies) {
    clear();
    for (Card card : Card.ALL) {
      for (int copy = 0; copy < copies[card.ordinal()]; copy++) {
        add(card);
      }
    }
  }

  /// All cards of all decks.
  public void fillAll() {
    size = 0;
    for (int word = 0; word < words.length; word++) {
      words[word] = full[word];
      size += Long.bitCount(full[word]);
    }
  }

  void become(Bag other) {
    size = other.size;
    System.arraycopy(other.words, 0, words, 0, words.length);
  }
}
