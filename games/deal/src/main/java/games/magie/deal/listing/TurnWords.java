package games.magie.deal.listing;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.deal.rules.Discarding;
import games.magie.deal.rules.Playing;
import games.magie.deal.rules.Properties;
import games.magie.deal.rules.Rents;
import games.magie.deal.rules.Stealing;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Wilds;
import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The list of a turn as bit masks over tables of moves that were made once. Almost everything a
/// turn offers is three words:
///
///     CARDS, one table for each seat that the only other player can have
///       bits  0 to 23   what a card that isn't a property can always do, in the order of the cards:
///                       `bank CARD`, and after it `CARD` where it needs no target (Pass Go, birthday)
///       bits 24 to 45   by card: its only use against the only other player (`rent…`, `CARD SEAT`)
///       bits 46 to 55   by colour: `lay wild-any COLOUR`
///     PROPERTIES
///       bits  0 to 40   `lay CARD`, two bits for a two-colour wild, `lay wild-any none` last
///       bits 41 to 54   by slot of [Wilds]: `recolour WILD COLOUR`, a two-colour wild turned over
///     JOINS, one table for each place of an all-colour wild
///       bits  0 to  9   by colour: `recolour wild-any COLOUR`
///       bit  10         `end`
///
/// A hand is a mask of cards, so the first parts are one bit deposit ([Bits#spread]) each: cards
/// `1 pass-go baltic` in the hand deposit to the first bits of these cards in CARDS, and the second
/// bit of a card follows the first by a shift. Which cards a player holds is unpredictable for the
/// processor, so all of this is branch-free. A table that does not fit into its word says so at
/// start ([Moves.Table]).
public final class TurnWords {
  /// What has to be looked at on the table before a card has a use.
  private enum Use {
    RENT,
    CLAIM,
    STEAL,
    TAKE_SET,
    BUILD,
    NONE
  }

  private static final List<DealMove> BANKABLE = always(0, Card.BANKABLE);
  private static final List<DealMove> LAID = always(Card.BANKABLE, Card.ALL.length);

  // Where the parts of the words begin.
  private static final int ONLY_USE = BANKABLE.size();
  private static final int LAID_ANY = ONLY_USE + Card.BANKABLE;
  private static final int FLIPS = LAID.size();
  private static final int END = Colour.COUNT;
  private static final int NO_WILD = Colour.AND_LOOSE.size();

  // The first bit of each card, and the second bits of those that have two.
  private static final long FIRST_OF_BANKABLE = firsts(0, Card.BANKABLE);
  private static final long SECOND_OF_BANKABLE = (1L << ONLY_USE) - 1 & ~FIRST_OF_BANKABLE;
  private static final long FIRST_LAID = firsts(Card.BANKABLE, Card.ALL.length);
  private static final long SECOND_LAID = (1L << FLIPS) - 1 & ~FIRST_LAID;

  // The cards of each use, as masks.
  private static final long RENTS = cards(Use.RENT);
  private static final long CLAIMS = cards(Use.CLAIM);
  private static final long STEALS = cards(Use.STEAL);
  private static final long SETS = cards(Use.TAKE_SET);
  private static final long BUILDS = cards(Use.BUILD);
  private static final long SWAPS = 1L << Card.FORCED_DEAL.ordinal();
  private static final long DOUBLERS = 1L << Card.DOUBLE_RENT.ordinal();

  /// The cards with one use at most if there is one other player.
  private static final long SINGLE = RENTS | CLAIMS | STEALS;

  /// By colours that somebody owns: the rent cards that charge for one of them.
  private static final int[] CHARGING = charging();

  private static final int BUILDABLE = buildable();

  private static final Moves.Table<DealMove>[] CARDS =
      Moves.Table.each(new DealMove[][] {cardsAgainst(0), cardsAgainst(1)});

  private static final Moves.Table<DealMove> PROPERTIES = new Moves.Table<>(properties());

  /// By the colour of the wild, [Colour#LOOSE] included; the last one is without a wild.
  private static final Moves.Table<DealMove>[] JOINS = Moves.Table.each(joins());

  private TurnWords() {}

  /// Makes all tables of this room now, so that one that cannot hold the deck says so at start.
  public static void load() {
    Exchanges.load();
    Assets.load();
  }

  /// What cards can do whatever lies on the table: one or two moves each.
  private static List<DealMove> always(int first, int end) {
    return Arrays.stream(Card.ALL, first, end).flatMap(card -> always(card).stream()).toList();
  }

  private static List<DealMove> always(Card card) {
    return switch (card.effect()) {
      case Effect.Property(Colour colour) -> List.of(MoveTable.lay(card, colour));
      case Effect.Wild(Colour one, Colour other) ->
          List.of(MoveTable.lay(card, one), MoveTable.lay(card, other));
      case Effect.AnyWild _ -> List.of(MoveTable.lay(card, Colour.LOOSE));
      case Effect.DrawMore _ -> List.of(MoveTable.bank(card), MoveTable.play(card));
      case Effect.Claim(int _, boolean everybody) ->
          everybody
              ? List.of(MoveTable.bank(card), MoveTable.play(card))
              : List.of(MoveTable.bank(card));
      case Effect.Money _, Effect.Rent _, Effect.DoubleRent _, Effect.SayNo _ ->
          List.of(MoveTable.bank(card));
      case Effect.Steal _, Effect.Swap _, Effect.TakeSet _, Effect.Building _ ->
          List.of(MoveTable.bank(card));
    };
  }

  private static long firsts(int first, int end) {
    long firsts = 0;
    int at = 0;
    for (int card = first; card < end; card++) {
      firsts |= 1L << at;
      at += always(Card.ALL[card]).size();
    }
    return firsts;
  }

  private static Use use(Card card) {
    return switch (card.effect()) {
      case Effect.Money _, Effect.DoubleRent _, Effect.SayNo _, Effect.DrawMore _ -> Use.NONE;
      case Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> Use.NONE;
      case Effect.Claim(int _, boolean everybody) -> everybody ? Use.NONE : Use.CLAIM;
      case Effect.Rent _ -> Use.RENT;
      case Effect.Steal _, Effect.Swap _ -> Use.STEAL;
      case Effect.TakeSet _ -> Use.TAKE_SET;
      case Effect.Building _ -> Use.BUILD;
    };
  }

  private static long cards(Use use) {
    long cards = 0;
    for (Card card : Card.ALL) {
      cards |= use(card) == use ? 1L << card.ordinal() : 0;
    }
    return cards;
  }

  private static int[] charging() {
    var charging = new int[1 << Colour.COUNT];
    for (int colours = 0; colours < charging.length; colours++) {
      for (int card = 0; card < Card.BANKABLE; card++) {
        charging[colours] |= (Card.rentColours(card) & colours) != 0 ? 1 << card : 0;
      }
    }
    return charging;
  }

  private static int buildable() {
    int buildable = 0;
    for (Colour colour : Colour.ALL) {
      buildable |= colour.buildable() ? 1 << colour.ordinal() : 0;
    }
    return buildable;
  }

  private static @Nullable DealMove[] cardsAgainst(int other) {
    var moves = new @Nullable DealMove[LAID_ANY + Colour.COUNT];
    for (int at = 0; at < BANKABLE.size(); at++) {
      moves[at] = BANKABLE.get(at);
    }
    for (long left = SINGLE; left != 0; left &= left - 1) {
      Card card = Card.first(left);
      moves[ONLY_USE + card.ordinal()] =
          (RENTS & card.bit()) != 0 ? MoveTable.rent(card, 0) : MoveTable.playOn(card, other);
    }
    for (Colour colour : Colour.ALL) {
      moves[LAID_ANY + colour.ordinal()] = MoveTable.lay(Card.WILD_ANY, colour);
    }
    return moves;
  }

  private static @Nullable DealMove[] properties() {
    var moves = new @Nullable DealMove[FLIPS + Wilds.TWO_COLOUR_SLOTS];
    for (int at = 0; at < FLIPS; at++) {
      moves[at] = LAID.get(at);
    }
    for (int slot = 0; slot < Wilds.TWO_COLOUR_SLOTS; slot++) {
      Ref wild = Ref.of(Wilds.card(slot), Place.of(Wilds.colour(slot), 0));
      moves[FLIPS + slot] = MoveTable.recolour(wild, Wilds.colour(Wilds.other(slot)));
    }
    return moves;
  }

  private static @Nullable DealMove[][] joins() {
    var tables = new @Nullable DealMove[NO_WILD + 1][END + 1];
    for (int from = 0; from <= NO_WILD; from++) {
      for (int to = 0; to < Colour.COUNT && from < NO_WILD; to++) {
        Ref wild = Ref.of(Card.WILD_ANY, Place.of(Colour.of(from), 0));
        tables[from][to] = MoveTable.recolour(wild, Colour.of(to));
      }
      tables[from][END] = MoveTable.END;
    }
    return tables;
  }

  // The words of a position.

  /// Everything the active player may do between two actions: what the cards can do, then what can
  /// be rearranged, then the end of the turn, or what must go before it can end.
  public static void legal(DealState s, Moves<DealMove> into) {
    long hand = s.mine.hand & Bits.ifAny(s.playsLeft);
    long usable = hand & promising(s);
    long single = s.seats == 2 ? usable & SINGLE : 0;
    boolean tooMany = Discarding.tooMany(s) > 0;
    int joined = Properties.takingAny(s, s.own) & Bits.ifAny((int) (hand >>> Card.ANY) & 1);
    long bankable = Bits.spread(hand, FIRST_OF_BANKABLE);
    into.addAll(
        CARDS[~s.active & 1],
        bankable
            | (bankable << 1 & SECOND_OF_BANKABLE)
            | single << ONLY_USE
            | (long) joined << LAID_ANY);
    long laid = Bits.spread(hand >>> Card.BANKABLE, FIRST_LAID);
    into.addAll(
        PROPERTIES, laid | (laid << 1 & SECOND_LAID) | (long) Rearrangements.flips(s) << FLIPS);
    addOtherUses(s, hand, usable, into);
    Rearrangements.addOthers(s, tooMany ? 0 : 1, into);
    Buildings.legalMoves(s, into);
    if (tooMany) {
      Discarding.legal(s, into);
    }
  }

  /// The cards that may have a use at this table: no other can.
  private static long promising(DealState s) {
    int sets = 0;
    int takeable = 0;
    if (s.seats == 2) {
      // Branch-free: whose turn it is is unpredictable.
      sets = s.collections[s.active ^ 1].sets();
      takeable = Stealing.takeable(s, s.active ^ 1);
    } else {
      for (int seat = s.next(s.active); seat != s.active; seat = s.next(seat)) {
        sets |= s.collections[seat].sets();
        takeable |= Stealing.takeable(s, seat);
      }
    }
    return CLAIMS
        | CHARGING[s.own.owned() & Colour.EVERY]
        | (STEALS & Bits.ifAny(takeable) & (~SWAPS | Bits.ifAny(Stealing.giveable(s))))
        | (SETS & Bits.ifAny(sets))
        | (BUILDS & Bits.ifAny(s.own.sets() & BUILDABLE));
  }

  /// The uses of cards that have more than one.
  private static void addOtherUses(DealState s, long hand, long usable, Moves<DealMove> into) {
    if (s.seats > 2) {
      addEach(s, usable, into);
    } else if (((hand & DOUBLERS) | (usable & ~SINGLE)) != 0) {
      if ((hand & DOUBLERS) != 0) {
        for (long rents = usable & RENTS; rents != 0; rents &= rents - 1) {
          Rents.legalDoubled(s, Card.first(rents), into);
        }
      }
      addEach(s, usable & ~SINGLE, into);
    }
  }

  private static void addEach(DealState s, long usable, Moves<DealMove> into) {
    for (long left = usable; left != 0; left &= left - 1) {
      Card card = Card.first(left);
      if ((RENTS & card.bit()) != 0) {
        into.add(MoveTable.rent(card, 0));
        Rents.legalDoubled(s, card, into);
      } else if ((BUILDS & card.bit()) != 0) {
        Buildings.legal(s, card, into);
      } else {
        Playing.legalTargets(s, card, into);
      }
    }
  }

  /// @param wilds a mask of places of all-colour wilds; the first of them is meant
  /// @param colours a mask of where it can go
  /// @param end 1 if the turn may end, else 0
  static void addJoins(int wilds, int colours, int end, Moves<DealMove> into) {
    int from = Integer.numberOfTrailingZeros(wilds | 1 << NO_WILD);
    into.addAll(JOINS[from], colours | end << END);
  }
}
