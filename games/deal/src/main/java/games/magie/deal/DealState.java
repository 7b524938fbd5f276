package games.magie.deal;

import games.magie.kernel.State;

/// The position: who holds what, whose turn it is, and what is pending. Cards are ordinals of
/// [Card].
final class DealState implements State<DealState> {
  /// Nobody, nothing, no colour.
  static final int NONE = -1;

  static final int PLAYS = 3;

  // Shared by all positions that need no room for these yet, so that a copy stays small.
  private static final byte[] NO_CARDS = {};
  private static final short[] NO_ITEMS = {};
  private static final long[] NEVER_HELD = {};
  private static final int ROOM = 8;

  /// How the game came to its end.
  enum End {
    NONE,
    SETS,
    STALEMATE,
    ALONE,
    AGREED
  }

  final DealOptions options;
  final int seats;

  /// Where each colour lies among the cards of a side, see [Layout].
  final int[] offsets;

  Phase phase = Phase.PLAY;
  End end = End.NONE;

  /// Who won by sets.
  int winner = NONE;

  int active;

  /// The side of the active player.
  Side own;

  /// Turns begun in this game, and inputs played in it.
  int turn;

  int step = 1;
  int playsLeft = PLAYS;

  /// A mask of the seats that gave up.
  int left;

  /// Whether this turn counts for the stalemate so far, and how many before it did, in a row.
  boolean still;

  int stillTurns;

  // The piles in the middle.
  final Bag bag;
  final byte[] discard;
  int discarded;

  /// Cards under the draw pile in their known order, for `discard-under-draw-pile`.
  final byte[] under;

  int underneath;

  // What each seat has. The cards of the hands have a bit each, as in [Bag].
  final Side[] sides;
  final long[] handCards;
  private final int handWords;

  // What is pending: an action lies in the middle until it is finished.
  int card = NONE;
  int doublers;
  int colour = NONE;
  int amount;

  /// Against whom the action goes now, and a mask of those after that.
  int victim = NONE;

  int queue;

  /// How often No was said since the victim was asked.
  int noes;

  /// A [Ref] code of what is to be taken (or a place, for a set), and of what is given for it.
  int take = NONE;

  int give = NONE;

  /// The cards chosen for a payment, or on their way: [Ref] codes, and [#TO_VICTIM].
  short[] items = NO_ITEMS;

  int itemCount;
  int itemAt;

  /// An item on its way to the victim; all others go to the active player.
  static final int TO_VICTIM = 1 << 13;

  /// Arrangements of the active player's collection since the last play, see [Arrangement].
  long[] held = NEVER_HELD;

  int heldCount;

  /// One bit for each of them by its last six bits, to see at once what was never held.
  long heldMarks;

  /// Whether one of them had a colour with more than one pile, or a wild without a colour.
  boolean heldOdd;

  DealState(DealOptions options, int seats) {
    this.options = options;
    this.seats = seats;
    this.offsets = options.layout().offsets();
    int cards = Card.DECK * options.decks();
    this.bag = new Bag(options.decks());
    this.discard = new byte[cards];
    this.under = options.discardUnder() ? new byte[cards] : NO_CARDS;
    this.handWords = Bag.words(options.decks());
    this.handCards = new long[seats * handWords];
    this.sides = new Side[seats];
    for (int seat = 0; seat < seats; seat++) {
      sides[seat] = new Side(options.layout().squares());
    }
    this.own = sides[0];
  }

  void activate(int seat) {
    active = seat;
    own = sides[seat];
  }

  boolean hasLeft(int seat) {
    return (left >> seat & 1) != 0;
  }

  int players() {
    return seats - Integer.bitCount(left);
  }

  /// The next seat to the left that is still in the game.
  int next(int seat) {
    int next = seat;
    do {
      next = next + 1 == seats ? 0 : next + 1;
    } while (hasLeft(next));
    return next;
  }

  /// The seat that has to decide, or [#NONE] when the game is over.
  int awaited() {
    if (phase == Phase.PLAY) {
      return active; // as nearly always
    }
    return switch (phase) {
      case PLAY, AIM, LIFT, CHARGE, TAKE, GIVE, DISCARD -> active;
      case REACT -> (noes & 1) == 0 ? victim : active;
      case PAY -> victim;
      case ARRIVE -> (items[itemAt] & TO_VICTIM) != 0 ? victim : active;
      case OVER -> NONE;
    };
  }

  // Hands.

  /// The card at an index of the sorted hand.
  int handCard(int seat, int index) {
    long left = sides[seat].hand;
    int card = Long.numberOfTrailingZeros(left);
    for (int before = count(seat, card); before <= index; before += count(seat, card)) {
      left &= left - 1;
      card = Long.numberOfTrailingZeros(left);
    }
    return card;
  }

  private int handWord(int seat, int card) {
    return seat * handWords + bag.word(card);
  }

  int count(int seat, int card) {
    return Long.bitCount(handCards[handWord(seat, card)] & bag.mask(card));
  }

  boolean holds(int seat, int card) {
    return (sides[seat].hand >> card & 1) != 0;
  }

  void toHand(int seat, int card) {
    int word = handWord(seat, card);
    long free = bag.mask(card) & ~handCards[word];
    handCards[word] |= Long.lowestOneBit(free);
    sides[seat].hand |= 1L << card;
    sides[seat].handSize++;
  }

  /// Takes a card that is there out of a hand; whatever leaves a hand is progress.
  void fromHand(int seat, int card) {
    takeFromHand(seat, card);
    moved();
  }

  /// The same without progress: the cards of a hand are only imagined anew.
  void takeFromHand(int seat, int card) {
    int word = handWord(seat, card);
    long held = handCards[word] & bag.mask(card);
    long rest = held & (held - 1);
    handCards[word] ^= held ^ rest;
    sides[seat].hand &= rest == 0 ? ~(1L << card) : -1L;
    sides[seat].handSize--;
  }

  /// A card left a hand or changed its owner.
  void moved() {
    still = false;
    stillTurns = 0;
  }

  // The middle.

  void toDiscard(int card) {
    discard[discarded++] = (byte) card;
  }

  void addItem(int code) {
    if (itemCount == items.length) {
      items = java.util.Arrays.copyOf(items, itemCount + ROOM);
    }
    items[itemCount++] = (short) code;
  }

  /// Nothing is pending any more; the middle is not touched.
  void clearPending() {
    card = NONE;
    doublers = 0;
    colour = NONE;
    amount = 0;
    victim = NONE;
    queue = 0;
    noes = 0;
    take = NONE;
    give = NONE;
    clearItems();
  }

  void clearItems() {
    itemCount = 0;
    itemAt = 0;
  }

  @Override
  public DealState copy() {
    var copy = new DealState(options, seats);
    copy.become(this);
    return copy;
  }

  @Override
  public void become(DealState other) {
    phase = other.phase;
    end = other.end;
    winner = other.winner;
    activate(other.active);
    turn = other.turn;
    step = other.step;
    playsLeft = other.playsLeft;
    left = other.left;
    still = other.still;
    stillTurns = other.stillTurns;
    discarded = other.discarded;
    underneath = other.underneath;
    card = other.card;
    doublers = other.doublers;
    colour = other.colour;
    amount = other.amount;
    victim = other.victim;
    queue = other.queue;
    noes = other.noes;
    take = other.take;
    give = other.give;
    becomeArrays(other);
  }

  private void becomeArrays(DealState other) {
    bag.become(other.bag);
    System.arraycopy(other.discard, 0, discard, 0, discarded);
    if (underneath > 0) {
      System.arraycopy(other.under, 0, under, 0, underneath);
    }
    System.arraycopy(other.handCards, 0, handCards, 0, handCards.length);
    for (int seat = 0; seat < seats; seat++) {
      sides[seat].become(other.sides[seat]);
    }
    itemCount = other.itemCount;
    itemAt = other.itemAt;
    if (items.length < itemCount) {
      items = new short[other.items.length];
    }
    System.arraycopy(other.items, 0, items, 0, itemCount);
    heldCount = other.heldCount;
    heldMarks = other.heldMarks;
    heldOdd = other.heldOdd;
    if (held.length < heldCount) {
      held = new long[other.held.length];
    }
    System.arraycopy(other.held, 0, held, 0, heldCount);
  }
}
