package games.magie.deal.listing;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Accept;
import games.magie.deal.DealMove.Bank;
import games.magie.deal.DealMove.Charge;
import games.magie.deal.DealMove.Discard;
import games.magie.deal.DealMove.EndTurn;
import games.magie.deal.DealMove.Give;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.DealMove.Pay;
import games.magie.deal.DealMove.PayAll;
import games.magie.deal.DealMove.PlaceBuilding;
import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.DealMove.SayNo;
import games.magie.deal.DealMove.Settle;
import games.magie.deal.DealMove.Take;
import games.magie.deal.DealOptions;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.kernel.Moves;
import org.jspecify.annotations.Nullable;

/// The moves that are offered again and again, made once.
public final class MoveTable {
  public static final EndTurn END = new EndTurn();
  public static final Accept ACCEPT = new Accept();
  public static final SayNo NO = new SayNo();
  public static final PayAll PAY_ALL = new PayAll();
  static final Settle NO_COLOUR = new Settle(null);
  public static final PlaceBuilding TO_BANK = new PlaceBuilding(Place.BANK);

  private static final int MOST_DOUBLERS = 2;
  private static final int CARDS = Card.ALL.length;

  private static final Bank[] BANK = new Bank[CARDS];
  private static final Discard[] DISCARD = new Discard[CARDS];
  private static final Play[] PLAY = new Play[CARDS];
  private static final PlayOn[][] PLAY_ON = new PlayOn[CARDS][DealOptions.MOST_SEATS_TWO_DECKS];
  private static final Rent[][] RENT = new Rent[CARDS][MOST_DOUBLERS + 1];
  private static final Lay[][] LAY = new Lay[CARDS][Colour.COUNT + 1];
  private static final Settle[] SETTLE = new Settle[Colour.COUNT + 1];
  private static final Charge[][] CHARGE =
      new Charge[Colour.COUNT][DealOptions.MOST_SEATS_TWO_DECKS + 1];

  /// What is done with a [Ref], by its code.
  private static final Pay[] PAY = new Pay[Ref.CODES];

  private static final Take[] TAKE = new Take[Ref.CODES];
  private static final Give[] GIVE = new Give[Ref.CODES];

  /// By the code of the wild and the colour.
  private static final Recolour[][] RECOLOUR = new Recolour[Ref.CODES][];

  private static final Moves.Table<DealMove>[] RECOLOURS;
  private static final Moves.Table<DealMove> DISCARDS;
  private static final Moves.Table<DealMove> SETTLES;

  static {
    for (Card card : Card.ALL) {
      fill(card);
      for (Place place : Place.EVERY) {
        Ref ref = Ref.of(card, place);
        PAY[ref.code()] = new Pay(ref);
        TAKE[ref.code()] = new Take(ref);
        GIVE[ref.code()] = new Give(ref);
        if (card.wild() && ref.where().inCollection()) {
          RECOLOUR[ref.code()] = inEachColour(ref);
        }
      }
    }
    for (Colour colour : Colour.ALL) {
      SETTLE[colour.ordinal()] = new Settle(colour);
      for (int seat = -1; seat < DealOptions.MOST_SEATS_TWO_DECKS; seat++) {
        CHARGE[colour.ordinal()][seat + 1] = new Charge(colour, seat);
      }
    }
    SETTLE[Colour.LOOSE.ordinal()] = NO_COLOUR;
    DISCARDS = new Moves.Table<>(DISCARD);
    SETTLES = new Moves.Table<>(SETTLE);
    RECOLOURS = Moves.Table.each(RECOLOUR);
  }

  private MoveTable() {}

  private static Recolour[] inEachColour(Ref ref) {
    var recolours = new Recolour[Colour.COUNT];
    for (Colour colour : Colour.ALL) {
      recolours[colour.ordinal()] = new Recolour(ref, colour);
    }
    return recolours;
  }

  private static void fill(Card card) {
    int at = card.ordinal();
    BANK[at] = new Bank(card);
    DISCARD[at] = new Discard(card);
    PLAY[at] = new Play(card);
    for (int seat = 0; seat < DealOptions.MOST_SEATS_TWO_DECKS; seat++) {
      PLAY_ON[at][seat] = new PlayOn(card, seat);
    }
    for (int doublers = 0; doublers <= MOST_DOUBLERS; doublers++) {
      RENT[at][doublers] = new Rent(card, doublers);
    }
    for (Colour colour : Colour.AND_LOOSE) {
      LAY[at][colour.ordinal()] = new Lay(card, colour == Colour.LOOSE ? null : colour);
    }
  }

  /// The colour that a move names; [Colour#LOOSE] where it names none.
  public static Colour orLoose(@Nullable Colour colour) {
    return colour == null ? Colour.LOOSE : colour;
  }

  public static String text(@Nullable Colour colour) {
    return colour == null || colour == Colour.LOOSE ? "none" : colour.text();
  }

  static Bank bank(Card card) {
    return BANK[card.ordinal()];
  }

  /// By card.
  public static Moves.Table<DealMove> discards() {
    return DISCARDS;
  }

  static Play play(Card card) {
    return PLAY[card.ordinal()];
  }

  public static PlayOn playOn(Card card, int seat) {
    return PLAY_ON[card.ordinal()][seat];
  }

  public static Rent rent(Card card, int doublers) {
    return RENT[card.ordinal()][doublers];
  }

  static Lay lay(Card card, Colour colour) {
    return LAY[card.ordinal()][colour.ordinal()];
  }

  /// By colour.
  public static Moves.Table<DealMove> settles() {
    return SETTLES;
  }

  public static Charge charge(Colour colour, int seat) {
    return CHARGE[colour.ordinal()][seat + 1];
  }

  static Recolour recolour(Ref wild, Colour colour) {
    return RECOLOUR[wild.code()][colour.ordinal()];
  }

  /// By colour.
  static Moves.Table<DealMove> recolours(Ref wild) {
    return RECOLOURS[wild.code()];
  }

  static Pay pay(Ref card) {
    return PAY[card.code()];
  }

  public static Take take(Ref card) {
    return TAKE[card.code()];
  }

  public static Give give(Ref card) {
    return GIVE[card.code()];
  }
}
