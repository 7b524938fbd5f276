package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealClause;
import games.magie.deal.OpenEvent;
import games.magie.deal.SecretEvent;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// Cards come from the draw pile; when it is empty the discard pile becomes the new one.
public final class Drawing {
  static final int FIRST_HAND = 5;
  public static final int EACH_TURN = 2;
  static final int WITH_EMPTY_HAND = 5;

  private Drawing() {}

  static boolean pilesEmpty(DealState s) {
    return s.bag.isEmpty() && s.underneath == 0 && s.discarded == 0;
  }

  static void deal(DealState s, int seat, Chance chance, Out out) {
    for (int card = 0; card < FIRST_HAND; card++) {
      s.toHand(seat, s.bag.take(chance.draw(s.bag)));
    }
    if (!out.silent()) {
      var cards = new ArrayList<Card>();
      for (int at = 0; at < FIRST_HAND; at++) {
        cards.add(s.handCard(seat, at));
      }
      out.tell(Seats.mask(seat), DealClause.SETUP_HAND, new SecretEvent.Dealt(seat, cards));
      out.tell(
          Seats.allBut(seat), DealClause.SECRET_HANDS, new OpenEvent.DealtHidden(seat, FIRST_HAND));
    }
  }

  static void draw(DealState s, int count, DealClause why, Chance chance, Out out) {
    int seat = s.active;
    if (out.silent()) {
      for (int card = 0; card < count && next(s, chance, out) != null; card++) {}
      return;
    }
    var cards = new ArrayList<Card>();
    while (cards.size() < count) {
      Card card = next(s, chance, out);
      if (card == null) {
        break;
      }
      cards.add(card);
    }
    if (!cards.isEmpty()) {
      out.tell(Seats.mask(seat), why, new SecretEvent.Drew(seat, cards));
      out.tell(Seats.allBut(seat), why, new OpenEvent.DrewHidden(seat, cards.size()));
    }
    if (cards.size() < count) {
      out.tell(DealClause.TURN_EMPTY_PILE, new OpenEvent.NothingToDraw(seat, count - cards.size()));
    }
  }

  /// The next card goes to the hand of the active player; null if there is none.
  private static @Nullable Card next(DealState s, Chance chance, Out out) {
    if (s.bag.isEmpty() && s.underneath == 0) {
      reshuffle(s, out);
    }
    Card card;
    if (!s.bag.isEmpty()) {
      card = s.bag.take(chance.draw(s.bag));
    } else if (s.underneath > 0) {
      card = Card.ALL[s.under[0]];
      s.underneath--;
      System.arraycopy(s.under, 1, s.under, 0, s.underneath);
    } else {
      return null;
    }
    s.toHand(s.active, card);
    return card;
  }

  private static void reshuffle(DealState s, Out out) {
    if (s.discarded == 0) {
      return;
    }
    for (int at = 0; at < s.discarded; at++) {
      s.bag.add(Card.ALL[s.discard[at]]);
    }
    if (!out.silent()) {
      out.tell(DealClause.TURN_EMPTY_PILE, new OpenEvent.Reshuffled(s.discarded));
    }
    s.discarded = 0;
  }
}
