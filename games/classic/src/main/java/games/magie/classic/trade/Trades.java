package games.magie.classic.trade;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.SeatSet;
import games.magie.classic.Terms;
import games.magie.classic.TradeEvent;
import games.magie.classic.TradeEvent.Closing;
import games.magie.classic.estate.Board;
import games.magie.classic.rules.Business;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// The life of offers: made, countered, withdrawn, refused, lapsed, or accepted and carried out
/// whole at once. What may be in one, [TradeTerms] judges.
public final class Trades {
  private Trades() {}

  /// The seats that are asked for an answer: an offer that was countered waits for its counter.
  public static int answerers(ClassicState s) {
    int mask = 0;
    for (int at = 0; at < s.offers.count; at++) {
      int to = s.offers.offer(at).to();
      if (Business.mayDeal(s, SeatSet.only(s.offers.from(at)).with(to))
          && !s.offers.countered(at)) {
        mask |= Seats.mask(to);
      }
    }
    return mask;
  }

  public static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int at = 0; at < s.offers.count; at++) {
      for (Reply reply : Reply.ALL) {
        var answer = new Answer(reply, s.offers.number(at));
        if (objection(s, seat, answer) == null) {
          into.add(answer);
        }
      }
    }
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, Offer move) {
    Refusal why = objectionToMaking(s, seat, move);
    if (why == null && s.offers.of(seat).to(move.to()) >= 0) {
      return new Refusal(ClassicClause.DEAL_LIFE, "offer-open", Seats.letter(move.to()));
    }
    return why == null ? TradeTerms.objection(s, seat, move) : why;
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, ClassicMove.Counter move) {
    int at = s.offers.find(move.number());
    if (at < 0 || s.offers.offer(at).to() != seat) {
      return noOffer(move.number());
    }
    var back = new Offer(s.offers.from(at), move.terms());
    Refusal why = objectionToMaking(s, seat, back);
    return why == null ? TradeTerms.objection(s, seat, back) : why;
  }

  private static @Nullable Refusal objectionToMaking(ClassicState s, int seat, Offer offer) {
    int to = offer.to();
    if (to == seat) {
      return new Refusal(ClassicClause.DEAL_CONTENTS, "to-oneself");
    }
    if (!s.plays(to)) {
      int named = to >= 0 && to < s.seats ? to : Seats.SPECTATOR;
      return new Refusal(ClassicClause.DEAL_CONTENTS, "not-in-game", Seats.letter(named));
    }
    if (!Business.mayDeal(s, SeatSet.only(seat).with(to))) {
      return new Refusal(ClassicClause.DEAL_CONTENTS, "not-now");
    }
    if (s.offers.made[seat] >= Offers.MOST_A_TURN) {
      return new Refusal(
          ClassicClause.DEAL_LIFE, "offers-a-turn", String.valueOf(Offers.MOST_A_TURN));
    }
    boolean replaces = s.offers.of(seat).to(to) >= 0;
    if (s.offers.of(seat).open() >= Offers.MOST_OPEN && !replaces) {
      return new Refusal(ClassicClause.DEAL_LIFE, "offers-open", String.valueOf(Offers.MOST_OPEN));
    }
    return null;
  }

  private static Refusal noOffer(int number) {
    return new Refusal(ClassicClause.DEAL_LIFE, "no-such-offer", String.valueOf(number));
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, Answer move) {
    int at = s.offers.find(move.number());
    if (at < 0) {
      return noOffer(move.number());
    }
    int from = s.offers.from(at);
    int to = s.offers.offer(at).to();
    if (seat != (move.reply() == Reply.WITHDRAW ? from : to)) {
      return noOffer(move.number());
    }
    if (!Business.mayDeal(s, SeatSet.only(from).with(to))) {
      return new Refusal(ClassicClause.DEAL_CONTENTS, "not-now");
    }
    return move.reply() == Reply.ACCEPT ? TradeTerms.objection(s, from, s.offers.offer(at)) : null;
  }

  public static void offer(ClassicState s, int seat, Offer offer, Out out) {
    make(s, seat, offer, 0, out);
  }

  /// The offer it answers stays in sight; an older one in the same direction makes room.
  public static void counter(ClassicState s, int seat, ClassicMove.Counter move, Out out) {
    int to = s.offers.from(s.offers.find(move.number()));
    int older = s.offers.of(seat).to(to);
    if (older >= 0) {
      close(s, older, Closing.WITHDRAWN, out);
    }
    make(s, seat, new Offer(to, move.terms()), move.number(), out);
  }

  /// @param number of the offer that it answers, or 0
  private static void make(ClassicState s, int seat, Offer offer, int number, Out out) {
    int own = s.offers.add(seat, offer, number);
    s.addressed[offer.to()]++;
    s.done &= ~Seats.mask(offer.to());
    if (!out.silent()) {
      out.tell(
          ClassicClause.DEAL_LIFE,
          new TradeEvent.Offered(own, seat, offer.to(), offer.terms(), number));
    }
  }

  public static void answer(ClassicState s, Answer move, Out out) {
    int at = s.offers.find(move.number());
    switch (move.reply()) {
      case ACCEPT -> accept(s, at, out);
      case REFUSE -> close(s, at, Closing.REFUSED, out);
      case WITHDRAW -> close(s, at, Closing.WITHDRAWN, out);
    }
  }

  private static void accept(ClassicState s, int at, Out out) {
    int from = s.offers.from(at);
    int number = s.offers.number(at);
    int answered = s.offers.counterTo(at);
    Offer offer = s.offers.offer(at);
    close(s, at, Closing.ACCEPTED, out);
    for (int each = s.offers.count - 1; each >= 0; each--) {
      if (s.offers.counterTo(each) == number || s.offers.number(each) == answered) {
        close(s, each, Closing.LAPSED, out);
      }
    }
    TradeTerms.carryOut(s, from, offer, out);
    s.done &= ~(Seats.mask(from) | Seats.mask(offer.to()));
    moved(s, offer.terms().give() | offer.terms().get(), out);
  }

  private static void close(ClassicState s, int at, Closing how, Out out) {
    int number = s.offers.number(at);
    if (how == Closing.REFUSED) {
      Offers.Maker maker = s.offers.of(s.offers.from(at));
      Offer offer = s.offers.offer(at);
      for (int left = offer.terms().get() & Terms.DEEDS; left != 0; left &= left - 1) {
        maker.addRefused(offer.to(), Board.firstDeed(left));
      }
    }
    s.offers.remove(at);
    if (!out.silent()) {
      out.tell(ClassicClause.DEAL_LIFE, new TradeEvent.OfferClosed(how, number));
    }
  }

  /// The dice are thrown: no offer outlives that.
  public static void lapseAll(ClassicState s, Out out) {
    for (int at = s.offers.count - 1; at >= 0; at--) {
      close(s, at, Closing.LAPSED, out);
    }
  }

  /// Something changed hands, was mortgaged, repaid or built on: offers that name it lapse.
  public static void moved(ClassicState s, int items, Out out) {
    for (int at = s.offers.count - 1; at >= 0; at--) {
      Terms terms = s.offers.offer(at).terms();
      if (((terms.give() | terms.get()) & items) != 0) {
        close(s, at, Closing.LAPSED, out);
      }
    }
  }

  /// The debt that stops the game was paid or has changed: offers to settle it that no longer can
  /// lapse, and counter-offers to them.
  public static void debtChanged(ClassicState s, Out out) {
    for (int at = s.offers.count - 1; at >= 0; at--) {
      if (TradeTerms.settled(s, s.offers.from(at), s.offers.offer(at))) {
        int number = s.offers.number(at);
        close(s, at, Closing.LAPSED, out);
        lapseCounters(s, number, out);
        at = s.offers.count;
      }
    }
  }

  private static void lapseCounters(ClassicState s, int number, Out out) {
    for (int at = s.offers.count - 1; at >= 0; at--) {
      if (s.offers.counterTo(at) == number) {
        close(s, at, Closing.LAPSED, out);
      }
    }
  }

  /// A player is out.
  public static void forget(ClassicState s, int seat, Out out) {
    for (int at = s.offers.count - 1; at >= 0; at--) {
      if (s.offers.from(at) == seat || s.offers.offer(at).to() == seat) {
        close(s, at, Closing.LAPSED, out);
      }
    }
    for (int other = 0; other < s.seats; other++) {
      s.offers.of(seat).forget(other);
      s.offers.of(other).forget(seat);
    }
  }

  /// Time is up: everything this seat was offered is refused.
  public static void refuseAll(ClassicState s, int seat, Out out) {
    for (int at = s.offers.count - 1; at >= 0; at--) {
      if (s.offers.offer(at).to() == seat) {
        close(s, at, Closing.REFUSED, out);
      }
    }
  }
}
