package games.magie.deal.study;

import games.magie.deal.Card;
import games.magie.deal.DealView;
import games.magie.deal.MoneyEvent;
import games.magie.deal.OpenEvent;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.Arrays;
import java.util.stream.Stream;

/// Which cards win games: of the players who used a card as what it is for, how many won.
public final class Cards implements StudyMeasure<DealView> {
  private static final int PERCENT = 100;

  @Override
  public String name() {
    return "cards";
  }

  @Override
  public String about() {
    return "Of the players who used a card for what it is for (an action or rent played, a property"
        + " laid, money banked), how many won. A player who gets more cards uses more, so compare"
        + " cards with each other rather than with an even share.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.ratios("% won", Stream.of(Card.ALL).map(Card::text).toList());
  }

  @Override
  public Watch<DealView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      // By seat, the cards as a mask.
      private final long[] used = new long[seats];

      @Override
      public void begin(DealView view) {
        Arrays.fill(used, 0);
      }

      @Override
      public void heard(DealView view, Clause why, Event what) {
        if (what instanceof OpenEvent.Laid laid) {
          use(laid.seat(), laid.card());
        } else if (what instanceof OpenEvent.Banked banked && money(banked.card())) {
          use(banked.seat(), banked.card());
        } else if (what instanceof OpenEvent.Spent spent) {
          use(spent.seat(), spent.card());
        } else if (what instanceof OpenEvent.Played played) {
          use(played.seat(), played.card());
        } else if (what instanceof OpenEvent.Built built) {
          use(built.seat(), built.card());
        } else if (what instanceof OpenEvent.SaidNo no) {
          use(no.seat(), Card.JUST_SAY_NO);
        } else if (what instanceof MoneyEvent.Doubled doubled) {
          use(doubled.seat(), Card.DOUBLE_RENT);
        }
      }

      private void use(int seat, Card card) {
        used[seat] |= 1L << card.ordinal();
      }

      @Override
      public void end(DealView view, Finish finish) {
        for (int seat = 0; finish.over() && seat < seats; seat++) {
          for (Card card : Card.ALL) {
            if ((used[seat] >> card.ordinal() & 1) != 0) {
              figures.add(card.ordinal(), finish.won(seat) ? PERCENT : 0, 1);
            }
          }
        }
      }
    };
  }

  private static boolean money(Card card) {
    return card.ordinal() <= Card.TEN.ordinal();
  }
}
