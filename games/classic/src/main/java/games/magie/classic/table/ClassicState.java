package games.magie.classic.table;

import games.magie.classic.ClassicOptions;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Edition;
import games.magie.classic.Phase;
import games.magie.classic.estate.Land;
import games.magie.classic.estate.Shortage;
import games.magie.classic.trade.Lotting;
import games.magie.classic.trade.Offers;
import games.magie.kernel.Seats;
import games.magie.kernel.State;

/// The position: the turn, the players, what is pending, and the land. Sets of seats are bit masks.
public final class ClassicState extends Land implements State<ClassicState> {
  public static final int MOST_SEATS = 6;
  public static final int NOBODY = -1;

  /// How far the turn is.
  public enum Stage {
    /// Tokens are chosen.
    TOKENS,
    /// The dice are to be thrown.
    ROLL,
    /// A space, a card, a debt of it is played.
    ACTING,
    /// Over but for what others may still do before the next player rolls.
    WINDOW,
    OVER
  }

  /// How the game came to its end.
  public enum End {
    NONE,
    LAST,
    QUICKER,
    SPEEDY,
    ROUNDS,
    AGREED
  }

  public final ClassicOptions options;
  public final int seats;

  public Stage stage = Stage.ROLL;
  public Phase phase = Phase.ROLL;

  /// The seats that are asked, as [Asked#by] finds them after each act.
  public int waiting;

  public End end = End.NONE;
  public int active;
  public int starter;
  public int turn = 1;
  public int round = 1;

  /// Counts what was asked in this game; see [ClassicRules#moment].
  public int question = 1;

  public final byte[] addressed;

  /// The dice as they lie, and the doubles of this turn.
  public int first;

  public int second;
  public int doubles;

  /// The third failed roll in jail: once the fine is paid the player moves by the dice.
  public boolean jailMove;

  /// The player who landed decides whether to buy.
  public boolean buying;

  /// How many minutes of a speedy game have passed; the clock itself is an input.
  public int minutes;

  // Players.

  /// By [Purse], so that a seat finds its own by its number.
  public final int[] cash = new int[Purse.COUNT];

  public final byte[] place;
  public final byte[] token;
  public int jailed;
  public final byte[] failedRolls;

  /// Who is out of the game, and in which order they went: 1 is the first.
  public int out;

  public final byte[] wentOut;

  /// By deck, who keeps its get-out-of-jail card.
  public final byte[] holder = {NOBODY, NOBODY};

  public final Pile chance = new Pile(Deck.CHANCE);
  public final Pile chest = new Pile(Deck.CHEST);

  // What is pending.
  public final OpenRents openRents = new OpenRents();
  public final Debts debts = new Debts();
  public final Offers offers;
  public final Lotting auction = new Lotting();
  public final Shortage shortage = new Shortage(this);

  /// Deeds of players who went out that are still to be auctioned, in board order; the one of them
  /// that comes last, or nobody's: who went out stood on it and had not decided to buy it.
  public int lots;

  public int lastLot = NOBODY;

  /// By seat, mortgaged deeds it received and has not paid the bank for; and whose that are.
  public final int[] fees;

  public int feesOf;

  /// Who is asked whether to repay the first of them, or nobody.
  public int heir = NOBODY;

  // Standing orders and the window, as masks of seats.
  public int asksByHand;
  public int autoDone;

  /// Orders changed in this turn: bit `6 × order + seat`.
  public int ordered;

  public int done;
  public int held;
  public int heldOnce;

  public ClassicState(ClassicOptions options, int seats) {
    super(options, seats);
    this.options = options;
    this.seats = seats;
    addressed = new byte[seats];
    place = new byte[seats];
    token = new byte[seats];
    failedRolls = new byte[seats];
    wentOut = new byte[seats];
    fees = new int[seats];
    offers = new Offers(seats);
    asksByHand = options.mustAsk() ? (1 << seats) - 1 : 0;
  }

  public Edition edition() {
    return options.edition();
  }

  public boolean isOut(int seat) {
    return (out >> seat & 1) != 0;
  }

  /// Whether there is such a seat, and it still plays.
  public boolean plays(int seat) {
    return seat >= 0 && seat < seats && !isOut(seat);
  }

  /// The seats that still play.
  public int alive() {
    return (1 << seats) - 1 & ~out;
  }

  /// What lies under Free Parking.
  public int pot() {
    return cash[Purse.POT.ordinal()];
  }

  public boolean isJailed(int seat) {
    return (jailed >> seat & 1) != 0;
  }

  /// Comes to a phase; false if it is the present one.
  public boolean enter(Phase next) {
    boolean other = phase != next;
    phase = next;
    return other;
  }

  public Pile pile(Deck deck) {
    return deck == Deck.CHANCE ? chance : chest;
  }

  /// The next seat clockwise that still plays.
  public int after(int seat) {
    return Seats.next(seat, alive());
  }

  /// The lots without the last one.
  public int ownLots() {
    return lastLot < 0 ? lots : lots & ~(1 << lastLot);
  }

  /// A seat received a mortgaged deed and has to pay the bank for it.
  public void addFee(int seat, Deed deed) {
    fees[seat] |= deed.bit();
    feesOf |= 1 << seat;
  }

  /// The seat has paid for it, or owes it as a debt.
  public void removeFee(int seat, Deed deed) {
    fees[seat] &= ~deed.bit();
    feesOf &= fees[seat] == 0 ? ~(1 << seat) : -1;
  }

  public void clearFees(int seat) {
    fees[seat] = 0;
    feesOf &= ~(1 << seat);
  }

  /// What is left of a speedy game; 0 in every other.
  public int minutesLeft() {
    return options.speedyMinutes() - minutes;
  }

  /// The time of a speedy game is up: this turn is its last.
  public boolean lastTurn() {
    return options.speedyMinutes() > 0 && minutesLeft() == 0;
  }

  /// Whether nothing stands between the players and the stage of the turn: no debt or fee, and -1
  /// for no auction, shortage and heir. Asked twice a roll, so in one comparison.
  public boolean calm() {
    return (debts.count | feesOf | ~auction.lot | ~shortage.kind | ~heir) == 0;
  }

  @Override
  public ClassicState copy() {
    var copy = new ClassicState(options, seats);
    copy.become(this);
    return copy;
  }

  @Override
  public void become(ClassicState other) {
    becomeLand(other);
    System.arraycopy(other.cash, 0, cash, 0, cash.length);
    stage = other.stage;
    phase = other.phase;
    waiting = other.waiting;
    end = other.end;
    active = other.active;
    starter = other.starter;
    turn = other.turn;
    round = other.round;
    question = other.question;
    first = other.first;
    second = other.second;
    doubles = other.doubles;
    jailMove = other.jailMove;
    buying = other.buying;
    minutes = other.minutes;
    jailed = other.jailed;
    out = other.out;
    lots = other.lots;
    lastLot = other.lastLot;
    heir = other.heir;
    feesOf = other.feesOf;
    asksByHand = other.asksByHand;
    autoDone = other.autoDone;
    ordered = other.ordered;
    done = other.done;
    held = other.held;
    heldOnce = other.heldOnce;
    for (int seat = 0; seat < seats; seat++) {
      addressed[seat] = other.addressed[seat];
      place[seat] = other.place[seat];
      token[seat] = other.token[seat];
      failedRolls[seat] = other.failedRolls[seat];
      wentOut[seat] = other.wentOut[seat];
      fees[seat] = other.fees[seat];
    }
    holder[0] = other.holder[0];
    holder[1] = other.holder[1];
    chance.become(other.chance);
    chest.become(other.chest);
    openRents.become(other.openRents);
    debts.become(other.debts);
    offers.become(other.offers);
    auction.become(other.auction);
    shortage.become(other.shortage);
  }
}
