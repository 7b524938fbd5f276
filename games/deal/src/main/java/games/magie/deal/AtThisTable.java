package games.magie.deal;

import games.magie.kernel.Moves;

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

  /// By colours that somebody owns: the rent cards that charge for one of them.
  private static final long[] RENTS = new long[1 << Colour.COUNT];

  private static final int BUILDABLE;

  static {
    for (Card card : Card.ALL) {
      Use use = use(card);
      USES[card.ordinal()] = use;
      CARDS[use.ordinal()] |= 1L << card.ordinal();
      for (int colours = 0; colours < RENTS.length; colours++) {
        boolean charges = (Card.rentColours(card.ordinal()) & colours) != 0;
        RENTS[colours] |= charges ? 1L << card.ordinal() : 0;
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
  private static final long JOINS = cards(Use.JOIN);
  private static final long SETS = cards(Use.TAKE_SET);
  private static final long BUILDS = cards(Use.BUILD);

  private static final long SWAPS = 1L << Card.FORCED_DEAL.ordinal();
  private static final long DOUBLERS = 1L << Card.DOUBLE_RENT.ordinal();

  private static final long ANY_USE = ~cards(Use.NONE);

  /// Cards that can have several uses even if there is one other player.
  private static final long MANIFOLD = SETS | BUILDS;

  /// By the only other player, and the card: its one use.
  private static final DealMove[][] AGAINST = {against(0), against(1)};

  private AtThisTable() {}

  private static DealMove[] against(int seat) {
    var moves = new DealMove[Card.ALL.length];
    for (int card = 0; card < moves.length; card++) {
      moves[card] = USES[card] == Use.RENT ? MoveTable.rent(card, 0) : MoveTable.playOn(card, seat);
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

  static void add(DealState s, long hand, Moves<DealMove> into) {
    if ((hand & ANY_USE) == 0) {
      return;
    }
    long cards = hand & promising(s);
    if (s.seats == 2 && (cards & MANIFOLD) == 0 && (hand & DOUBLERS) == 0) {
      into.addAll(AGAINST[s.next(s.active)], cards & ~JOINS);
      cards &= JOINS;
    }
    for (; cards != 0; cards &= cards - 1) {
      add(s, Long.numberOfTrailingZeros(cards), into);
    }
  }

  private static void add(DealState s, int card, Moves<DealMove> into) {
    switch (USES[card]) {
      case RENT -> Rents.legal(s, card, into);
      case JOIN -> Properties.legalColours(s, card, into);
      case CLAIM, STEAL, TAKE_SET -> addTargets(s, card, into);
      case BUILD -> Buildings.legal(s, Card.ALL[card], into);
      case NONE -> {}
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

  /// The cards that may have a use now: no other can.
  private static long promising(DealState s) {
    Side own = s.sides[s.active];
    int sets = 0;
    int takeable = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (seat != s.active) {
        sets |= s.sides[seat].sets();
        takeable |= Stealing.hasTakeable(s, seat) ? 1 : 0;
      }
    }
    return CLAIMS
        | RENTS[own.owned() & Colour.EVERY]
        | (STEALS & ifAny(takeable) & (~SWAPS | ifAny(Stealing.hasGiveable(s) ? 1 : 0)))
        | (SETS & ifAny(sets))
        | (BUILDS & ifAny(own.sets() & BUILDABLE))
        | (JOINS & ifAny(Properties.takingAny(s, s.active)));
  }

  /// All bits if there is any in a mask, else none; without a branch, for it cannot be foretold.
  private static long ifAny(int mask) {
    return -mask >> (Integer.SIZE - 1);
  }
}
