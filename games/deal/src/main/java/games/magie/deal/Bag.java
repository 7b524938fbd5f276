package games.magie.deal;

import games.magie.kernel.Bits;
import games.magie.kernel.Draw;

/// The draw pile. Its order is unknown to everybody, so it has none: a card is drawn from what
/// remains at the moment it is turned up. One bit per card, sorted by kind, so that a number means
/// the same card whichever way the position was reached.
final class Bag implements Draw {
  private static final int WORD = 64;
  private static final int[] FIRST_WORDS = {0, 2, 4};

  /// By number of decks: the kind of each bit, and the bits of each kind. No kind has bits in two
  /// words.
  private static final byte[][] KINDS = new byte[FIRST_WORDS.length][];

  private static final long[][] MASKS = new long[FIRST_WORDS.length][Card.ALL.length];
  private static final byte[][] WORDS = new byte[FIRST_WORDS.length][Card.ALL.length];

  /// The words of all cards.
  private static final long[][] FULL = new long[FIRST_WORDS.length][];

  static {
    for (int decks = 1; decks < FIRST_WORDS.length; decks++) {
      KINDS[decks] = new byte[FIRST_WORDS[decks] * WORD];
      FULL[decks] = new long[FIRST_WORDS[decks]];
      int at = 0;
      for (Card card : Card.ALL) {
        int copies = card.copies() * decks;
        at = at % WORD + copies > WORD ? (at / WORD + 1) * WORD : at;
        WORDS[decks][card.ordinal()] = (byte) (at / WORD);
        for (int copy = 0; copy < copies; copy++) {
          KINDS[decks][at] = (byte) card.ordinal();
          MASKS[decks][card.ordinal()] |= 1L << at % WORD;
          FULL[decks][at / WORD] |= 1L << at % WORD;
          at++;
        }
      }
    }
  }

  /// How many words hold the cards of so many decks.
  static int words(int decks) {
    return FIRST_WORDS[decks];
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
    this.words = new long[FIRST_WORDS[decks]];
  }

  /// The bits of a kind within its word.
  long mask(int card) {
    return masks[card];
  }

  /// In which word the bits of a kind are.
  int word(int card) {
    return wordOf[card];
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
    return Card.ALL[get(value)].text();
  }

  boolean isEmpty() {
    return size == 0;
  }

  /// The card at an index, in the order of kinds.
  int get(int index) {
    return find(index, false);
  }

  int take(int index) {
    size--;
    return find(index, true);
  }

  private int find(int index, boolean remove) {
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
    return kinds[word * WORD + at];
  }

  void add(int card) {
    int word = wordOf[card];
    words[word] |= Long.lowestOneBit(masks[card] & ~words[word]);
    size++;
  }

  void clear() {
    java.util.Arrays.fill(words, 0);
    size = 0;
  }

  /// Fills the bag with `copies[card]` of each card.
  void fill(int[] copies) {
    clear();
    for (int card = 0; card < copies.length; card++) {
      for (int copy = 0; copy < copies[card]; copy++) {
        add(card);
      }
    }
  }

  /// All cards of all decks.
  void fillAll() {
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
