package games.magie.deal;

import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import org.jspecify.annotations.Nullable;

/// What the cards of a hand can do because of what lies on the table.
final class AtThisTable {
  /// What is to be looked at for a card.
  private enum Use {
    RENT,
    JOIN,
    CLAIM,
    STEAL,
    TAKE_SET,
    BUILD,
    NONE
  }

  private static final Use[] USES = new Use[Card.ALL.length];

  /// The cards of each use, as masks.
  private static final long[] CARDS = new long[Use.values().length];

  private static final int FIRST_RENT = Card.RENT_BROWN_LIGHT_BLUE.ordinal();

  /// By colours that somebody owns: the rent cards that charge for one of them, from the first on.
  private static final byte[] RENTS = new byte[1 << Colour.COUNT];

  private static final int BUILDABLE;

  static {
    for (Card card : Card.ALL) {
      Use use = use(card);
      USES[card.ordinal()] = use;
      CARDS[use.ordinal()] |= 1L << card.ordinal();
      for (int colours = 0; colours < RENTS.length; colours++) {
        boolean charges = (Card.rentColours(card.ordinal()) & colours) != 0;
        RENTS[colours] |= (byte) (charges ? 1 << (card.ordinal() - FIRST_RENT) : 0);
      }
    }
    int buildable = 0;
    for (Colour colour : Colour.ALL) {
      buildable |= colour.buildable() ? 1 << colour.ordinal() : 0;
    }
    BUILDABLE = buildable;
  }

  private static final long CLAIMS = cards(Use.CLAIM);
  private static final long STEALS = cards(Use.STEAL);
  private static final long SETS = cards(Use.TAKE_SET);
  private static final long BUILDS = cards(Use.BUILD);

  private static final long SWAPS = 1L << Card.FORCED_DEAL.ordinal();
  private static final long DOUBLERS = 1L << Card.DOUBLE_RENT.ordinal();

  /// Cards that have one use at most if there is one other player; the wild may join many colours
  /// and is listed with its other uses.
  private static final long SINGLE = cards(Use.RENT) | CLAIMS | STEALS;

  private AtThisTable() {}

  /// The single use of each card against the only other player; null for cards without.
  static @Nullable DealMove[] against(int seat) {
    var moves = new DealMove[Card.BANKABLE];
    for (int card = 0; card < moves.length; card++) {
      if ((SINGLE >> card & 1) != 0) {
        boolean rent = USES[card] == Use.RENT;
        moves[card] = rent ? MoveTable.rent(card, 0) : MoveTable.playOn(card, seat);
      }
    }
    return moves;
  }

  private static Use use(Card card) {
    return switch (card.effect()) {
      case Effect.Money _, Effect.DoubleRent _, Effect.SayNo _, Effect.DrawMore _ -> Use.NONE;
      case Effect.Property _, Effect.Wild _ -> Use.NONE;
      case Effect.Claim(int _, boolean everybody) -> everybody ? Use.NONE : Use.CLAIM;
      case Effect.AnyWild _ -> Use.JOIN;
      case Effect.Rent _ -> Use.RENT;
      case Effect.Steal _, Effect.Swap _ -> Use.STEAL;
      case Effect.TakeSet _ -> Use.TAKE_SET;
      case Effect.Building _ -> Use.BUILD;
    };
  }

  private static long cards(Use use) {
    return CARDS[use.ordinal()];
  }

  /// The cards of a hand that may have a use now: no other can.
  static long usable(DealState s, long hand) {
    return hand & promising(s);
  }

  /// Those of them that have exactly one use, which is that of [#against].
  static long single(DealState s, long usable) {
    return s.seats == 2 ? usable & SINGLE : 0;
  }

  /// The uses of all others.
  static void addOthers(DealState s, long hand, long usable, Moves<DealMove> into) {
    if (s.seats > 2) {
      addEach(s, usable, into);
      return;
    }
    if (((hand & DOUBLERS) | (usable & ~SINGLE)) != 0) {
      addRare(s, hand, usable, into);
    }
  }

  private static void addRare(DealState s, long hand, long usable, Moves<DealMove> into) {
    if ((hand & DOUBLERS) != 0) {
      for (long rents = usable & cards(Use.RENT); rents != 0; rents &= rents - 1) {
        Rents.legalDoubled(s, Long.numberOfTrailingZeros(rents), into);
      }
    }
    addEach(s, usable & ~SINGLE, into);
  }

  private static void addEach(DealState s, long usable, Moves<DealMove> into) {
    for (long left = usable; left != 0; left &= left - 1) {
      add(s, Long.numberOfTrailingZeros(left), into);
    }
  }

  private static void add(DealState s, int card, Moves<DealMove> into) {
    switch (USES[card]) {
      case RENT -> {
        into.add(MoveTable.rent(card, 0));
        Rents.legalDoubled(s, card, into);
      }
      case CLAIM, STEAL, TAKE_SET -> addTargets(s, card, into);
      case BUILD -> Buildings.legal(s, Card.ALL[card], into);
      case JOIN, NONE -> {}
    }
  }

  /// Whether a card goes against one other player.
  static boolean aimed(Card card) {
    return ((CLAIMS | STEALS | SETS) >> card.ordinal() & 1) != 0;
  }

  /// Against whom a card can go, or which sets of theirs it can take.
  static void addTargets(DealState s, int card, Moves<DealMove> into) {
    if (USES[card] == Use.TAKE_SET) {
      Stealing.legalSets(s, Card.ALL[card], into);
      return;
    }
    boolean swaps = (SWAPS >> card & 1) != 0;
    if (swaps && !Stealing.hasGiveable(s)) {
      return;
    }
    for (int seat = s.next(s.active); seat != s.active; seat = s.next(seat)) {
      if (USES[card] == Use.CLAIM || Stealing.hasTakeable(s, seat)) {
        into.add(MoveTable.playOn(card, seat));
      }
    }
  }

  private static long promising(DealState s) {
    int sets = 0;
    int takeable = 0;
    if (s.seats == 2) {
      // Without a branch on whose turn it is.
      sets = s.sides[s.active ^ 1].sets();
      takeable = Stealing.takeable(s, s.active ^ 1);
    } else {
      for (int seat = s.next(s.active); seat != s.active; seat = s.next(seat)) {
        sets |= s.sides[seat].sets();
        takeable |= Stealing.takeable(s, seat);
      }
    }
    Side own = s.own;
    return CLAIMS
        | (long) RENTS[own.owned() & Colour.EVERY] << FIRST_RENT
        | (STEALS & Bits.ifAny(takeable) & (~SWAPS | Bits.ifAny(Stealing.giveable(s))))
        | (SETS & Bits.ifAny(sets))
        | (BUILDS & Bits.ifAny(own.sets() & BUILDABLE));
  }
}
