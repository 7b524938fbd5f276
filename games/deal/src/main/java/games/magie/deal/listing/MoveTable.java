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
import games.magie.deal.DealMove.Place;
import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.DealMove.SayNo;
import games.magie.deal.DealMove.Settle;
import games.magie.deal.DealMove.Take;
import games.magie.deal.DealOptions;
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
  public static final Place TO_BANK = new Place(-1);

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

  /// Refs and what is done with them, by their code.
  private static final Ref[] REF = new Ref[1 << 13];

  private static final Pay[] PAY = new Pay[1 << 13];
  private static final Take[] TAKE = new Take[1 << 13];
  private static final Give[] GIVE = new Give[1 << 13];

  /// By the code of the wild and the colour.
  private static final Recolour[][] RECOLOUR = new Recolour[1 << 13][];

  private static final Moves.Table<DealMove>[] RECOLOURS;
  private static final Moves.Table<DealMove> DISCARDS;
  private static final Moves.Table<DealMove> SETTLES;

  static {
    for (int card = 0; card < CARDS; card++) {
      fill(Card.ALL[card]);
      for (int place = 0; place <= Ref.BANK; place++) {
        int code = Ref.code(card, place);
        REF[code] = Ref.of(code);
        PAY[code] = new Pay(REF[code]);
        TAKE[code] = new Take(REF[code]);
        GIVE[code] = new Give(REF[code]);
        if (card >= Card.FIRST_WILD && place <= Ref.LOOSE) {
          RECOLOUR[code] = recolours(REF[code]);
        }
      }
    }
    for (Colour colour : Colour.ALL) {
      SETTLE[colour.ordinal()] = new Settle(colour);
      for (int seat = -1; seat < DealOptions.MOST_SEATS_TWO_DECKS; seat++) {
        CHARGE[colour.ordinal()][seat + 1] = new Charge(colour, seat);
      }
    }
    SETTLE[Colour.LOOSE] = NO_COLOUR;
    DISCARDS = new Moves.Table<>(DISCARD);
    SETTLES = new Moves.Table<>(SETTLE);
    RECOLOURS = Moves.Table.each(RECOLOUR);
  }

  private MoveTable() {}

  private static Recolour[] recolours(Ref ref) {
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
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      LAY[at][colour] = new Lay(card, colour(colour));
    }
  }

  /// The colour of an index, null for [Colour#LOOSE].
  public static @Nullable Colour colour(int colour) {
    return colour == Colour.LOOSE ? null : Colour.ALL[colour];
  }

  public static int index(@Nullable Colour colour) {
    return colour == null ? Colour.LOOSE : colour.ordinal();
  }

  public static String text(@Nullable Colour colour) {
    return colour == null ? "none" : colour.text();
  }

  static Bank bank(int card) {
    return BANK[card];
  }

  /// By card.
  public static Moves.Table<DealMove> discards() {
    return DISCARDS;
  }

  static Play play(int card) {
    return PLAY[card];
  }

  public static PlayOn playOn(int card, int seat) {
    return PLAY_ON[card][seat];
  }

  public static Rent rent(int card, int doublers) {
    return RENT[card][doublers];
  }

  /// @param colour perhaps [Colour#LOOSE]
  static Lay lay(int card, int colour) {
    return LAY[card][colour];
  }

  /// By colour.
  public static Moves.Table<DealMove> settles() {
    return SETTLES;
  }

  public static Charge charge(int colour, int seat) {
    return CHARGE[colour][seat + 1];
  }

  static Recolour recolour(int code, int colour) {
    return RECOLOUR[code][colour];
  }

  /// By colour.
  static Moves.Table<DealMove> recolours(int code) {
    return RECOLOURS[code];
  }

  static Ref ref(int code) {
    return REF[code];
  }

  static Pay pay(int code) {
    return PAY[code];
  }

  public static Take take(int code) {
    return TAKE[code];
  }

  public static Give give(int code) {
    return GIVE[code];
  }
}
