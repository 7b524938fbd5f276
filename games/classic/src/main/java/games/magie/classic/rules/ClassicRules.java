package games.magie.classic.rules;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Bid;
import games.magie.classic.ClassicMove.Choose;
import games.magie.classic.ClassicMove.Counter;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.OnDeed;
import games.magie.classic.ClassicMove.Order;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicMove.SellDown;
import games.magie.classic.ClassicMove.UseCard;
import games.magie.classic.ClassicMove.Wish;
import games.magie.classic.ClassicOptions;
import games.magie.classic.ClassicView;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Edition;
import games.magie.classic.Phase;
import games.magie.classic.Token;
import games.magie.classic.estate.Selling;
import games.magie.classic.estate.Transfer;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.End;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.trade.Auction;
import games.magie.classic.trade.TradeTerms;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Amount;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Sends each question to its chapter; no rule of its own.
public final class ClassicRules implements Rules<ClassicState, ClassicMove, ClassicView> {
  private final Edition edition;

  public ClassicRules(Edition edition) {
    this.edition = edition;
  }

  @Override
  public ClassicState setUp(Settings settings, int seats, Chance chance, Out out) {
    var s = new ClassicState(ClassicOptions.of(edition, settings), seats);
    SettingUp.begin(s, out);
    return s;
  }

  @Override
  public boolean over(ClassicState s) {
    return s.stage == Stage.OVER;
  }

  @Override
  public int awaited(ClassicState s) {
    return s.waiting;
  }

  @Override
  public int allowed(ClassicState s) {
    return switch (s.phase) {
      case ROLL, DEBT, WINDOW -> s.alive();
      case BUY, AUCTION, TRANSFER, WISHES, PLACE -> awaited(s) | s.openRents.owners();
      case TOKENS, OVER -> awaited(s);
    };
  }

  /// The number of the question, and how many offers were made to the seat: another's bid, wish or
  /// `done` changes neither.
  @Override
  public int moment(ClassicState s, int seat) {
    boolean may = seat >= 0 && (allowed(s) & Seats.mask(seat)) != 0;
    return may ? (s.question << 8) + (s.addressed[seat] & 0xff) : 0;
  }

  @Override
  public void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (s.stage != Stage.OVER && s.plays(seat)) {
      list(s, seat, into);
    }
  }

  /// The moves of a seat that still plays.
  public static void list(ClassicState s, int seat, Moves<ClassicMove> into) {
    switch (s.phase) {
      case TOKENS -> SettingUp.legal(s, seat, into);
      case ROLL -> {
        if (seat == s.active) {
          into.add(Plain.ROLL);
          if (s.isJailed(seat)) {
            Jail.legal(s, seat, into);
          }
        }
        if (Business.open(s, seat)) {
          Business.legal(s, seat, into);
        }
      }
      case WINDOW -> {
        Window.legal(s, seat, into);
        Business.legal(s, seat, into);
      }
      case BUY -> {
        if (seat == s.active) {
          Buying.legal(s, into);
        }
      }
      case AUCTION -> Auction.legal(s, seat, into);
      case DEBT -> Debt.legal(s, seat, into);
      case TRANSFER -> Transfer.legal(s, seat, into);
      case WISHES, PLACE -> s.shortage.legal(seat, into);
      case OVER -> {}
    }
    if (!s.openRents.isEmpty()) {
      Rent.legal(s, seat, into);
    }
    if (s.offers.count > 0) {
      Trades.legal(s, seat, into);
    }
  }

  @Override
  public void candidates(ClassicState s, int seat, Consumer<? super ClassicMove> into) {
    new Candidates(s, seat, into).list();
  }

  @Override
  public void amounts(ClassicState s, int seat, List<Amount> into) {
    Auction.amounts(s, seat, into);
  }

  @Override
  public boolean open(ClassicMove move) {
    return move instanceof Bid
        || move instanceof Offer
        || move instanceof Counter
        || move instanceof SellDown;
  }

  @Override
  public @Nullable ClassicMove propose(ClassicState s, int seat, Chance own) {
    if (over(s) || !s.plays(seat)) {
      return null;
    }
    return s.phase == Phase.AUCTION
        ? Auction.propose(s, seat, own)
        : TradeTerms.propose(s, seat, own);
  }

  @Override
  public @Nullable Refusal objection(ClassicState s, int seat, ClassicMove move) {
    if (move == Plain.ROLL && s.phase == Phase.ROLL && seat == s.active) {
      return null; // every second move is one
    }
    if (over(s)) {
      return new Refusal(ClassicClause.WIN_LAST, "over");
    }
    if (!s.plays(seat)) {
      return new Refusal(ClassicClause.DEBT_BANKRUPT, "out-of-game");
    }
    return switch (move) {
      case Plain plain -> objection(s, seat, plain);
      case OnDeed(ClassicMove.Act act, Deed deed) -> DeedActs.objection(s, seat, act, deed);
      case Choose(Token token) -> SettingUp.objection(s, seat, token);
      case UseCard(Deck deck) -> Jail.objectionToCard(s, seat, deck);
      case Bid(long amount) -> Auction.objectionToBid(s, seat, amount);
      case SellDown down -> Selling.objection(s, seat, down);
      case Wish(int count) -> s.shortage.objectionToWish(seat, count);
      case Offer offer -> Trades.objection(s, seat, offer);
      case Counter counter -> Trades.objection(s, seat, counter);
      case Answer answer -> Trades.objection(s, seat, answer);
      case Order order -> Window.objection(s, seat, order);
    };
  }

  private static @Nullable Refusal objection(ClassicState s, int seat, Plain move) {
    return switch (move) {
      case ROLL -> Movement.objection(s, seat);
      case PAY_FINE -> Jail.objectionToFine(s, seat);
      case BUY -> Buying.objectionToBuy(s, seat);
      case DECLINE -> Buying.objectionToDecline(s, seat);
      case PASS -> Auction.objectionToPass(s, seat);
      case PAY -> Debt.objectionToPay(s, seat);
      case BANKRUPT -> Debt.objectionToBankrupt(s, seat);
      case DONE -> Window.objectionToDone(s, seat);
      case HOLD -> Window.objectionToHold(s, seat);
    };
  }

  @Override
  public void play(ClassicState s, int seat, ClassicMove move, Chance chance, Out out) {
    if (move == Plain.ROLL) {
      Movement.roll(s, chance, out);
    } else {
      act(s, seat, move, chance, out);
    }
    TurnFlow.advance(s, chance, out);
  }

  private static void act(ClassicState s, int seat, ClassicMove move, Chance chance, Out out) {
    switch (move) {
      case Plain plain -> play(s, seat, plain, chance, out);
      case OnDeed(ClassicMove.Act act, Deed deed) -> DeedActs.play(s, seat, act, deed, chance, out);
      case Choose(Token token) -> SettingUp.choose(s, seat, token, chance, out);
      case UseCard(Deck deck) -> Jail.useCard(s, deck, out);
      case Bid(long amount) -> Auction.bid(s, seat, (int) amount, out);
      case SellDown down -> Selling.sellDown(s, seat, down, out);
      case Wish(int count) -> s.shortage.wish(seat, count, out);
      case Offer offer -> Trades.offer(s, seat, offer, out);
      case Counter counter -> Trades.counter(s, seat, counter, out);
      case Answer answer -> Trades.answer(s, answer, out);
      case Order order -> Window.order(s, seat, order, out);
    }
  }

  private static void play(ClassicState s, int seat, Plain move, Chance chance, Out out) {
    switch (move) {
      case ROLL -> Movement.roll(s, chance, out);
      case PAY_FINE -> Jail.payFine(s, out);
      case BUY -> Buying.buy(s, out);
      case DECLINE -> Buying.decline(s, out);
      case PASS -> Auction.pass(s, seat, out);
      case PAY -> Debt.pay(s, out);
      case BANKRUPT -> Debt.bankrupt(s, out);
      case DONE -> Window.done(s, seat, out);
      case HOLD -> Window.hold(s, seat, out);
    }
  }

  @Override
  public void deadlines(ClassicState s, List<Deadline> into) {
    Clocks.deadlines(s, into);
  }

  @Override
  public void timeUp(ClassicState s, String label, int seats, Chance chance, Out out) {
    Clocks.timeUp(s, label, seats, chance, out);
    TurnFlow.advance(s, chance, out);
  }

  @Override
  public void leave(ClassicState s, int seat, Chance chance, Out out) {
    if (s.isOut(seat)) {
      return;
    }
    Bankruptcy.leave(s, seat, out);
    if (s.stage == Stage.TOKENS) {
      SettingUp.start(s, chance, out);
    }
    TurnFlow.advance(s, chance, out);
  }

  @Override
  public void agree(ClassicState s, Out out) {
    Ending.end(s, End.AGREED, ClassicClause.AGREE, out);
  }

  @Override
  public ClassicView view(ClassicState s, int seat) {
    return new ClassicView(s, seat);
  }

  @Override
  public @Nullable ClassicMove ordered(ClassicView view, Settings orders) {
    return StandingOrders.move(view, orders);
  }

  @Override
  public void imagine(ClassicState s, int seat, Chance chance) {
    Imagining.imagine(s, seat, chance);
  }

  @Override
  public int rank(ClassicState s, int seat) {
    return Ending.rank(s, seat);
  }
}
