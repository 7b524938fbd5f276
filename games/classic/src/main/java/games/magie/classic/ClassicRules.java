package games.magie.classic;

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
import games.magie.classic.ClassicState.End;
import games.magie.classic.ClassicState.Stage;
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
final class ClassicRules implements Rules<ClassicState, ClassicMove, ClassicView> {
  private final Edition edition;

  ClassicRules(Edition edition) {
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
      case BUY, AUCTION, TRANSFER, WISHES, PLACE -> awaited(s) | s.claims.owners();
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
  static void list(ClassicState s, int seat, Moves<ClassicMove> into) {
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
      case WISHES, PLACE -> Shortage.legal(s, seat, into);
      case OVER -> {}
    }
    if (s.claims.count > 0) {
      Rent.legal(s, seat, into);
    }
    if (s.offers.count > 0) {
      Deals.legal(s, seat, into);
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
        : DealTerms.propose(s, seat, own);
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
      case OnDeed(ClassicMove.Act act, Deed deed) -> objection(s, seat, act, deed.ordinal());
      case Choose(Token token) -> SettingUp.objection(s, seat, token);
      case UseCard(Deck deck) -> Jail.objectionToCard(s, seat, deck);
      case Bid(long amount) -> Auction.objectionToBid(s, seat, amount);
      case SellDown down -> Selling.objection(s, seat, down);
      case Wish(int count) -> Shortage.objectionToWish(s, seat, count);
      case Offer offer -> Deals.objection(s, seat, offer);
      case Counter counter -> Deals.objection(s, seat, counter);
      case Answer answer -> Deals.objection(s, seat, answer);
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

  private static @Nullable Refusal objection(
      ClassicState s, int seat, ClassicMove.Act act, int deed) {
    return switch (act) {
      case BUILD -> Building.objection(s, seat, deed);
      case SELL -> Selling.objection(s, seat, deed);
      case MORTGAGE -> Mortgage.objectionToRaise(s, seat, deed);
      case REPAY -> Mortgage.objectionToRepay(s, seat, deed);
      case CLAIM -> Rent.objection(s, seat, deed);
      case LIFT, KEEP -> Transfer.objection(s, seat, deed);
      case PLACE -> Shortage.objectionToPlace(s, seat, deed);
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
      case OnDeed(ClassicMove.Act act, Deed deed) ->
          play(s, seat, act, deed.ordinal(), chance, out);
      case Choose(Token token) -> SettingUp.choose(s, seat, token.ordinal(), chance, out);
      case UseCard(Deck deck) -> Jail.useCard(s, deck, out);
      case Bid(long amount) -> Auction.bid(s, seat, (int) amount, out);
      case SellDown down -> Selling.sellDown(s, seat, down, out);
      case Wish(int count) -> Shortage.wish(s, seat, count, out);
      case Offer(int to, Terms terms) -> Deals.offer(s, seat, to, terms, out);
      case Counter counter -> Deals.counter(s, seat, counter, out);
      case Answer answer -> Deals.answer(s, answer, out);
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

  private static void play(
      ClassicState s, int seat, ClassicMove.Act act, int deed, Chance chance, Out out) {
    switch (act) {
      case BUILD -> Building.build(s, seat, deed, out);
      case SELL -> Selling.sell(s, seat, deed, out);
      case MORTGAGE -> Mortgage.raise(s, seat, deed, out);
      case REPAY -> Mortgage.repay(s, seat, deed, ClassicClause.MORTGAGE_REPAY, out);
      case CLAIM -> Rent.claim(s, seat, deed, chance, out);
      case LIFT -> Transfer.lift(s, seat, deed, out);
      case KEEP -> Transfer.keep(s, seat, deed, out);
      case PLACE -> Shortage.place(s, deed, out);
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
