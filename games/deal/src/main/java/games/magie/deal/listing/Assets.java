package games.magie.deal.listing;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.Effect;
import games.magie.deal.Ref;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Items;
import games.magie.deal.table.Piles;
import games.magie.deal.table.Side;
import games.magie.kernel.Moves;
import java.util.Arrays;

/// Everything with which a seat can pay, from the dearest card down; cards of equal value in a
/// fixed order. Every card in every place where it can lie has a rank in this order, so that what
/// there is becomes a set of ranks without being sorted.
public final class Assets {
  private static final int CODES = 1 << 13;
  private static final int DEAREST = 15;

  /// The [Ref] codes by their ranks, and the ranks by code.
  private static final short[] CODE = ranked();

  private static final short[] RANK = new short[CODES];
  private static final int WORDS = (CODE.length + Long.SIZE - 1) / Long.SIZE;

  /// By a set of values, see [Sums]: the ranks of the cards that are worth one of them.
  private static final long[][] OF_VALUES = new long[1 << Sums.VALUES][WORDS];

  /// What is paid with them, in tables of as many moves as a word has bits.
  private static final Moves.Table<DealMove>[] PAYMENTS;

  static {
    var payments = new DealMove[WORDS][Long.SIZE];
    for (int rank = 0; rank < CODE.length; rank++) {
      RANK[CODE[rank]] = (short) rank;
      payments[rank / Long.SIZE][rank % Long.SIZE] = MoveTable.pay(CODE[rank]);
      int slot = Sums.slot(Card.value(Ref.card(CODE[rank])));
      for (int values = 0; values < OF_VALUES.length; values++) {
        OF_VALUES[values][rank / Long.SIZE] |= (values >> slot & 1L) << rank;
      }
    }
    PAYMENTS = Moves.Table.each(payments);
  }

  static void load() {
    // the tables are made when the class is loaded
  }

  private final DealState s;
  private final Side side;
  private final int seat;

  /// Which ranks there are: one bit for all cards of a kind in a place.
  private final long[] ranks;

  /// How many cards there are of each value, see [Sums].
  private long counts;

  public Assets(DealState s, int seat) {
    this.s = s;
    this.seat = seat;
    this.side = s.sides[seat];
    this.ranks = new long[WORDS];
    for (int kinds = side.bankKinds; kinds != 0; kinds &= kinds - 1) {
      int card = Integer.numberOfTrailingZeros(kinds);
      add(Ref.code(card, Ref.BANK), side.banked(card));
    }
    for (int colours = side.owned() & Colour.EVERY; colours != 0; colours &= colours - 1) {
      addColour(Integer.numberOfTrailingZeros(colours));
    }
    if (side.houses != 0) {
      addBuildings(side.houses, Card.HOUSE);
      addBuildings(side.hotels, Card.HOTEL);
    }
  }

  private Assets(Assets other, long[] ranks, long counts) {
    this.s = other.s;
    this.seat = other.seat;
    this.side = other.side;
    this.ranks = ranks;
    this.counts = counts;
  }

  /// All codes of cards with value, in the order of payments.
  private static short[] ranked() {
    var keys = new int[CODES];
    int size = 0;
    for (Card card : Card.ALL) {
      for (int place = 0; place <= Ref.BANK; place++) {
        if (card.value() > 0 && canLie(card, place)) {
          int code = Ref.code(card.ordinal(), place);
          keys[size++] = (DEAREST - card.value()) * CODES | code;
        }
      }
    }
    Arrays.sort(keys, 0, size);
    var codes = new short[size];
    for (int rank = 0; rank < size; rank++) {
      codes[rank] = (short) (keys[rank] % CODES);
    }
    return codes;
  }

  private static boolean canLie(Card card, int place) {
    if (place >= Ref.LOOSE) {
      return place == Ref.BANK && !card.property();
    }
    int colour = Ref.colour(place);
    return Ref.pile(place) < Piles.BITS
        && (card.property()
            ? Card.fits(card.ordinal(), colour)
            : card.effect() instanceof Effect.Building && Colour.ALL[colour].buildable());
  }

  private void addColour(int colour) {
    int count = side.count(colour);
    int from = s.offsets[colour];
    for (int at = 0; at < count; at++) {
      int card = side.cards[from + at];
      add(Ref.code(card, Piles.place(colour, at)), card == Card.ANY ? 0 : 1);
    }
  }

  private void addBuildings(long piles, Card building) {
    for (long left = piles; left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      add(Ref.code(building.ordinal(), Ref.place(at / Piles.BITS, at % Piles.BITS)), 1);
    }
  }

  private void add(int code, int cards) {
    int rank = RANK[code];
    ranks[rank / Long.SIZE] |= (long) (-cards >>> (Integer.SIZE - 1)) << rank;
    counts += cards * Sums.one(Card.value(Ref.card(code)));
  }

  /// How many cards of a kind lie in a place and can be paid.
  public int count(int code) {
    int rank = RANK[code];
    if (CODE[rank] != code || (ranks[rank / Long.SIZE] >> rank & 1) == 0) {
      return 0;
    }
    int card = Ref.card(code);
    int place = Ref.placeOf(code);
    if (place == Ref.BANK) {
      return side.banked(card);
    }
    boolean one = card < Card.BANKABLE || Card.copies(card) * s.options.decks() == 1;
    return one ? 1 : Piles.countOf(s, seat, card, place);
  }

  /// These without what the position has chosen for a payment already; others of its kind stay.
  public Assets withoutChosen() {
    Items chosen = s.pending.items;
    if (chosen.isEmpty()) {
      return this;
    }
    long[] rest = ranks.clone();
    long counted = counts;
    for (int at = 0; at < chosen.end(); at++) {
      int rank = RANK[chosen.code(at)];
      rest[rank / Long.SIZE] &= left(rank) > 0 ? -1L : ~(1L << rank);
      counted -= Sums.one(Card.value(Ref.card(chosen.code(at))));
    }
    return new Assets(this, rest, counted);
  }

  /// How many cards of a rank are not chosen yet.
  private int left(int rank) {
    int code = CODE[rank];
    int left = count(code);
    Items chosen = s.pending.items;
    for (int at = 0; at < chosen.end(); at++) {
      left -= chosen.code(at) == code ? 1 : 0;
    }
    return left;
  }

  /// What of these can be paid next so that the cards chosen, this one and some of the others make
  /// a payment without a superfluous card. Only what a card is worth matters for that.
  ///
  /// @param owed beyond what is chosen
  /// @param least what the cheapest chosen card is worth
  public Assets completing(int owed, int least) {
    long[] kept = OF_VALUES[Sums.completing(owed, least, counts)].clone();
    for (int word = 0; word < WORDS; word++) {
      kept[word] &= ranks[word];
    }
    return new Assets(this, kept, counts);
  }

  /// The cheapest card of all.
  public Ref cheapest() {
    int word = WORDS - 1;
    while (ranks[word] == 0) {
      word--;
    }
    return Ref.of(CODE[(word + 1) * Long.SIZE - 1 - Long.numberOfLeadingZeros(ranks[word])]);
  }

  /// Adds a payment with each of them.
  public void addPayments(Moves<DealMove> into) {
    for (int word = 0; word < WORDS; word++) {
      if (ranks[word] != 0) {
        into.addAll(PAYMENTS[word], ranks[word]);
      }
    }
  }

  /// One code for each card that is left, in order.
  public int[] codes() {
    var codes = new int[Card.DECK * s.options.decks()];
    int size = 0;
    for (int word = 0; word < WORDS; word++) {
      for (long left = ranks[word]; left != 0; left &= left - 1) {
        int rank = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        int end = size + left(rank);
        Arrays.fill(codes, size, end, CODE[rank]);
        size = end;
      }
    }
    return Arrays.copyOf(codes, size);
  }
}
