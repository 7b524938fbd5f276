package games.magie.deal.listing;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.table.Collection;
import games.magie.deal.table.Counts;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Items;
import games.magie.deal.table.Side;
import games.magie.kernel.Moves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// Everything with which a seat can pay, from the dearest card down; cards of equal value in a
/// fixed order. Every card in every place where it can lie has a rank in this order, so that what
/// there is becomes a set of ranks without being sorted.
public final class Assets {
  private static final int CODES = Ref.CODES;
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
      payments[rank / Long.SIZE][rank % Long.SIZE] = MoveTable.pay(Ref.of(CODE[rank]));
      int slot = Sums.slot(Ref.of(CODE[rank]).card().value());
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
  private final Collection collection;

  /// Which ranks there are: one bit for all cards of a kind in a place.
  private final long[] ranks;

  /// How many cards there are of each value, see [Sums].
  private long counts;

  public Assets(DealState s, int seat) {
    this.s = s;
    this.side = s.sides[seat];
    this.collection = s.collections[seat];
    this.ranks = new long[WORDS];
    for (int kinds = side.bankKinds(); kinds != 0; kinds &= kinds - 1) {
      Card card = Card.first(kinds);
      add(code(Place.BANK.index(), card.ordinal()), side.banked(card));
    }
    for (int colours = collection.owned() & Colour.EVERY; colours != 0; colours &= colours - 1) {
      addColour(Colour.first(colours));
    }
    if (collection.houses != 0) {
      addBuildings(collection.houses, Card.HOUSE);
      addBuildings(collection.hotels, Card.HOTEL);
    }
  }

  private Assets(Assets other, long[] ranks, long counts) {
    this.s = other.s;
    this.side = other.side;
    this.collection = other.collection;
    this.ranks = ranks;
    this.counts = counts;
  }

  /// All codes of cards with value, in the order of payments.
  private static short[] ranked() {
    var keys = new int[CODES];
    int size = 0;
    for (Card card : Card.ALL) {
      for (Place place : Place.EVERY) {
        Ref ref = Ref.of(card, place);
        if (card.value() > 0 && canLie(ref)) {
          keys[size++] = (DEAREST - card.value()) * CODES | ref.code();
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

  private static boolean canLie(Ref ref) {
    Card card = ref.card();
    if (!ref.where().isPile()) {
      return ref.where() == Place.BANK && !card.property();
    }
    Colour colour = ref.where().colour();
    return ref.where().pile() < Place.BITS
        && (card.property()
            ? card.canBe(colour)
            : card.effect() instanceof Effect.Building && colour.buildable());
  }

  private void addColour(Colour colour) {
    int first = colour.ordinal() * Place.PILES;
    int from = collection.from(colour);
    int count = collection.count(colour);
    for (int at = 0; at < count; at++) {
      int card = collection.cards[from + at];
      add(code(first + Counts.pileOf(colour, at), card), card == Card.ANY ? 0 : 1);
    }
  }

  private void addBuildings(long piles, Card building) {
    for (long left = piles; left != 0; left &= left - 1) {
      add(code(Place.ofBit(left).index(), building.ordinal()), 1);
    }
  }

  /// What [Ref#code] says; all cards of a table go through here, so none becomes an object.
  private static int code(int place, int card) {
    return place << Ref.CARD_BITS | card;
  }

  private void add(int code, int cards) {
    int rank = RANK[code];
    ranks[rank / Long.SIZE] |= (long) (-cards >>> (Integer.SIZE - 1)) << rank;
    counts += cards * Sums.one(Card.value(code & (1 << Ref.CARD_BITS) - 1));
  }

  /// How many cards of a kind lie in a place and can be paid.
  public int count(Ref ref) {
    int rank = RANK[ref.code()];
    if (CODE[rank] != ref.code() || (ranks[rank / Long.SIZE] >> rank & 1) == 0) {
      return 0;
    }
    Card card = ref.card();
    if (ref.where() == Place.BANK) {
      return side.banked(card);
    }
    boolean one = !card.property() || card.copies() * s.options.decks() == 1;
    return one ? 1 : collection.countOf(card, ref.where());
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
      counted -= Sums.one(chosen.card(at).value());
    }
    return new Assets(this, rest, counted);
  }

  /// How many cards of a rank are not chosen yet.
  private int left(int rank) {
    int code = CODE[rank];
    int left = count(Ref.of(code));
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

  /// Each card that is left, in order.
  public List<Ref> refs() {
    var refs = new ArrayList<Ref>();
    for (int word = 0; word < WORDS; word++) {
      for (long left = ranks[word]; left != 0; left &= left - 1) {
        int rank = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        refs.addAll(Collections.nCopies(left(rank), Ref.of(CODE[rank])));
      }
    }
    return refs;
  }
}
