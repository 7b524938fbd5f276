package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealClause;
import games.magie.deal.DealOption;
import games.magie.deal.DealOptions;
import games.magie.deal.OpenEvent;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Who begins, how a turn begins and ends, what a play costs, and when an action is finished.
public final class TurnFlow {
  private static final Draw[] START_LOTS =
      EvenDraw.seats("start", DealOptions.MOST_SEATS_TWO_DECKS);

  private TurnFlow() {}

  static void begin(DealState s, Chance chance, Out out) {
    s.bag.fillAll();
    for (int seat = 0; seat < s.seats; seat++) {
      Drawing.deal(s, seat, chance, out);
    }
    start(s, chance.draw(START_LOTS[s.seats]), chance, out);
  }

  private static void start(DealState s, int seat, Chance chance, Out out) {
    s.activate(seat);
    s.turn++;
    s.playsLeft = DealState.PLAYS;
    s.earlier.clear();
    s.phase = Phase.PLAY;
    s.still = Drawing.pilesEmpty(s);
    if (!out.silent()) {
      out.tell(DealClause.SETUP_FIRST, new OpenEvent.TurnBegan(seat));
    }
    if (s.options.on(DealOption.WIN_ON_OWN_TURN_ONLY) && Winning.check(s, out)) {
      return;
    }
    int cards = s.sides[seat].handSize == 0 ? Drawing.WITH_EMPTY_HAND : Drawing.EACH_TURN;
    Drawing.draw(s, cards, DealClause.TURN_DRAW, chance, out);
  }

  /// Why this card cannot be played from the hand now.
  static @Nullable Refusal objectionToCard(DealState s, Card card) {
    if (s.phase == Phase.AIM) {
      return null; // it lies in the middle already
    }
    if (s.playsLeft == 0) {
      return new Refusal(DealClause.TURN_PLAYS, "no-plays-left");
    }
    if (!s.holds(s.active, card)) {
      return new Refusal(DealClause.TURN_PLAYS, "not-in-hand", card.text());
    }
    return null;
  }

  /// A card is laid from the hand: one play.
  static void usePlay(DealState s, Card card) {
    s.fromHand(s.active, card);
    spendPlay(s);
  }

  static void spendPlay(DealState s) {
    s.playsLeft--;
    s.earlier.clear();
  }

  /// A play is over: its card leaves the middle, and the player may go on.
  static void finish(DealState s, Chance chance, Out out) {
    clearMiddle(s, out);
    if (s.phase != Phase.PLAY) {
      s.pending.clear();
      s.phase = Phase.PLAY;
    }
    if (Winning.check(s, out)) {
      return;
    }
    if (s.hasLeft(s.active)) {
      next(s, chance, out);
    } else {
      goOn(s, chance, out);
    }
  }

  /// The same after a card that lies at once and went against nobody.
  static void goOn(DealState s, Chance chance, Out out) {
    if (s.options.on(DealOption.REFILL_AT_ONCE) && s.mine.handSize == 0) {
      Drawing.draw(s, Drawing.WITH_EMPTY_HAND, DealClause.TURN_EMPTY_HAND, chance, out);
    }
  }

  static void clearMiddle(DealState s, Out out) {
    Card card = s.pending.card;
    if (card == null) {
      return;
    }
    s.toDiscard(card);
    for (int doubler = 0; doubler < s.pending.doublers; doubler++) {
      s.toDiscard(Card.DOUBLE_RENT);
    }
    if (!out.silent()) {
      out.tell(DealClause.ACTION_DISCARD, new OpenEvent.Spent(s.active, card, s.pending.doublers));
    }
    s.pending.card = null;
    s.pending.doublers = 0;
  }

  static @Nullable Refusal objectionToEnd(DealState s) {
    int cards = s.mine.handSize;
    if (cards > s.options.handLimit()) {
      return new Refusal(
          DealClause.TURN_HAND_LIMIT,
          "too-many-cards",
          String.valueOf(cards),
          String.valueOf(s.options.handLimit()));
    }
    return null;
  }

  /// The turn is over. A whole round in which nothing moved and nothing can be drawn ends the game
  /// (deal.end.stalemate).
  static void end(DealState s, Chance chance, Out out) {
    s.stillTurns = s.still ? s.stillTurns + 1 : 0;
    if (s.stillTurns >= s.players()) {
      Winning.end(s, DealState.End.STALEMATE, DealClause.END_STALEMATE, out);
    } else {
      next(s, chance, out);
    }
  }

  static void next(DealState s, Chance chance, Out out) {
    start(s, s.next(s.active), chance, out);
  }

  /// The others, as a mask.
  static int others(DealState s) {
    return Seats.first(s.seats) & ~s.left & ~Seats.mask(s.active);
  }
}
