package games.magie.classic.study;

import games.magie.classic.ClassicEvent;
import games.magie.classic.ClassicView;
import games.magie.classic.EstateEvent;
import games.magie.classic.Group;
import games.magie.classic.PaymentEvent;
import games.magie.classic.TradeEvent;
import games.magie.classic.TradeEvent.Closing;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.List;

/// What is done in a game beside moving: deals, bankruptcies and their causes, the first group that
/// somebody owns whole.
public final class Business implements StudyMeasure<ClassicView> {
  private enum Figure {
    BOUGHT("deeds bought at the price"),
    AUCTIONED("deeds auctioned"),
    DEALS("deals made"),
    BUILDINGS("buildings built"),
    BY_PLAYER("bankrupt by a player"),
    BY_BANK("bankrupt by the bank"),
    POT("money from the pot"),
    FIRST_WHOLE("round of the first monopoly");

    final String label;

    Figure(String label) {
      this.label = label;
    }
  }

  /// The groups on which houses stand.
  private static final int COLOURS =
      Group.ALL.stream().filter(Group::colour).mapToInt(group -> 1 << group.ordinal()).sum();

  @Override
  public String name() {
    return "business";
  }

  @Override
  public String about() {
    return "What is done in a game that ends: purchases, deals that were accepted, buildings, bankruptcies by"
        + " whom they were owed to, money from the Free Parking pot where there is one, and the"
        + " round in which somebody first owns a colour whole, in games in which anybody does.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.numbers("", List.of(Figure.values()).stream().map(one -> one.label).toList());
  }

  @Override
  public Watch<ClassicView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      private int whole;

      @Override
      public void begin(ClassicView view) {
        whole = 0;
      }

      @Override
      public void heard(ClassicView view, Clause why, Event what) {
        if (what instanceof ClassicEvent event) {
          count(event, figures);
        }
        for (int seat = 0; whole == 0 && seat < seats; seat++) {
          whole = (view.whole(seat) & COLOURS) != 0 ? view.round() : 0;
        }
      }

      @Override
      public void end(ClassicView view, Finish finish) {
        if (finish.over()) {
          figures.perAll(1);
          figures.add(Figure.FIRST_WHOLE.ordinal(), whole, whole == 0 ? -1 : 0);
        } else {
          figures.clear();
        }
      }
    };
  }

  private static void count(ClassicEvent event, Figures figures) {
    if (event instanceof EstateEvent.Bought) {
      add(figures, Figure.BOUGHT, 1);
    } else if (event instanceof TradeEvent.AuctionWon) {
      add(figures, Figure.AUCTIONED, 1);
    } else if (event instanceof TradeEvent.OfferClosed closed && closed.how() == Closing.ACCEPTED) {
      add(figures, Figure.DEALS, 1);
    } else if (event instanceof EstateEvent.Built || event instanceof EstateEvent.BuiltHotel) {
      add(figures, Figure.BUILDINGS, 1);
    } else if (event instanceof PaymentEvent.Bankrupt bankrupt) {
      add(figures, bankrupt.creditors() == 0 ? Figure.BY_BANK : Figure.BY_PLAYER, 1);
    } else if (event instanceof PaymentEvent.Paid paid && paid.from() == ClassicEvent.POT) {
      add(figures, Figure.POT, paid.amount());
    }
  }

  private static void add(Figures figures, Figure figure, int amount) {
    figures.add(figure.ordinal(), amount);
  }
}
