package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.DealOption;
import games.magie.deal.DealOptions;
import games.magie.kernel.State;

/// The position: who holds what, whose turn it is, and what is pending.
public final class DealState implements State<DealState> {
  /// Nobody, nothing, no colour.
  public static final int NONE = -1;

  public static final int PLAYS = 3;

  private static final byte[] NO_CARDS = {};

  /// How the game came to its end.
  public enum End {
    NONE,
    SETS,
    STALEMATE,
    ALONE,
    AGREED
  }

  public final DealOptions options;
  public final Shortcuts shortcuts;
  public final int seats;

  public Phase phase = Phase.PLAY;
  public End end = End.NONE;

  /// Who won by sets.
  public int winner = NONE;

  public int active;

  /// The collection of the active player, and the hand and bank beside it.
  public Collection own;

  public Side mine;

  /// Turns begun in this game, and inputs played in it.
  public int turn;

  public int step = 1;
  public int playsLeft = PLAYS;

  /// A mask of the seats that gave up.
  public int left;

  /// Whether this turn counts for the stalemate so far, and how many before it did, in a row.
  public boolean still;

  public int stillTurns;

  // The piles in the middle.
  public final Bag bag;
  public final byte[] discard;
  public int discarded;

  /// Cards under the draw pile in their known order, for `discard-under-draw-pile`.
  public final byte[] under;

  public int underneath;

  // What each seat has. The cards of the hands have a bit each, as in [Bag].
  public final Side[] sides;
  public final Collection[] collections;
  public final long[] handCards;
  private final int handWords;

  /// An action lies in the middle until it is finished.
  public final Pending pending = new Pending();

  /// How the active player's collection has lain since the last play.
  public final Earlier earlier;

  public DealState(DealOptions options, int seats) {
    this(options, seats, Shortcuts.of(options));
  }

  private DealState(DealOptions options, int seats, Shortcuts shortcuts) {
    this.options = options;
    this.shortcuts = shortcuts;
    this.seats = seats;
    int cards = Card.DECK * options.decks();
    this.bag = new Bag(options.decks());
    this.discard = new byte[cards];
    this.under = options.on(DealOption.DISCARD_UNDER_DRAW_PILE) ? new byte[cards] : NO_CARDS;
    this.handWords = Bag.words(options.decks());
    this.handCards = new long[seats * handWords];
    this.sides = new Side[seats];
    this.collections = new Collection[seats];
    for (int seat = 0; seat < seats; seat++) {
      sides[seat] = new Side();
      collections[seat] = new Collection(this, seat);
    }
    this.own = collections[0];
    this.mine = sides[0];
    this.earlier = new Earlier(options);
  }

  public void activate(int seat) {
    active = seat;
    own = collections[seat];
    mine = sides[seat];
  }

  public boolean hasLeft(int seat) {
    return (left >> seat & 1) != 0;
  }

  public int players() {
    return seats - Integer.bitCount(left);
  }

  /// The next seat to the left that is still in the game.
  public int next(int seat) {
    int next = seat;
    do {
      next = next + 1 == seats ? 0 : next + 1;
    } while (hasLeft(next));
    return next;
  }

  /// The seat that has to decide, or [#NONE] when the game is over.
  public int awaited() {
    return switch (phase) {
      case PLAY, AIM, LIFT, CHARGE, TAKE, GIVE, DISCARD -> active;
      case REACT -> (pending.noes & 1) == 0 ? pending.victim : active;
      case PAY -> pending.victim;
      case ARRIVE -> pending.items.toVictim(pending.items.first()) ? pending.victim : active;
      case OVER -> NONE;
    };
  }

  // Hands.

  /// Everything with value in front of a seat.
  public int worth(int seat) {
    return sides[seat].bankValue() + collections[seat].worth();
  }

  /// The card at an index of the sorted hand.
  public Card handCard(int seat, int index) {
    long left = sides[seat].hand;
    Card card = Card.first(left);
    for (int before = count(seat, card); before <= index; before += count(seat, card)) {
      left &= left - 1;
      card = Card.first(left);
    }
    return card;
  }

  private int handWord(int seat, Card card) {
    return seat * handWords + bag.word(card);
  }

  /// How many of a card are in a hand.
  public int count(int seat, Card card) {
    return Long.bitCount(handCards[handWord(seat, card)] & bag.mask(card));
  }

  public boolean holds(int seat, Card card) {
    return (sides[seat].hand & card.bit()) != 0;
  }

  public void toHand(int seat, Card card) {
    int word = handWord(seat, card);
    long free = bag.mask(card) & ~handCards[word];
    handCards[word] |= Long.lowestOneBit(free);
    sides[seat].hand |= card.bit();
    sides[seat].handSize++;
  }

  /// Takes a card that is there out of a hand; whatever leaves a hand is progress.
  public void fromHand(int seat, Card card) {
    takeFromHand(seat, card);
    moved();
  }

  /// The same without progress: the cards of a hand are only imagined again.
  public void takeFromHand(int seat, Card card) {
    int word = handWord(seat, card);
    long held = handCards[word] & bag.mask(card);
    long rest = held & (held - 1);
    handCards[word] ^= held ^ rest;
    sides[seat].hand &= rest == 0 ? ~card.bit() : -1L;
    sides[seat].handSize--;
  }

  /// A card left a hand or changed its owner.
  public void moved() {
    still = false;
    stillTurns = 0;
  }

  // The middle.

  public void toDiscard(Card card) {
    discard[discarded++] = (byte) card.ordinal();
  }

  @Override
  public DealState copy() {
    var copy = new DealState(options, seats, shortcuts);
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
    pending.become(other.pending);
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
      collections[seat].become(other.collections[seat]);
    }
    earlier.become(other.earlier);
  }
}
