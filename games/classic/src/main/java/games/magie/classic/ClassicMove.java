package games.magie.classic;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import java.util.List;

/// What a player may do.
public sealed interface ClassicMove extends Move {
  /// A move that is one word.
  enum Plain implements ClassicMove {
    ROLL("roll"),
    /// Pay the fine and leave jail.
    PAY_FINE("pay-fine"),
    BUY("buy"),
    /// Not to buy, so that the deed is auctioned.
    DECLINE("decline"),
    /// Out of the bidding for good.
    PASS("pass"),
    /// Pay the debt that stops the game.
    PAY("pay"),
    BANKRUPT("bankrupt"),
    /// Nothing more before the next player rolls.
    DONE("done"),
    /// More time before the next player rolls.
    HOLD("hold");

    private final String text;

    Plain(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  record Choose(Token token) implements ClassicMove {
    @Override
    public String text() {
      return "token " + token.text();
    }
  }

  /// Leave jail with the get-out-of-jail card of a deck.
  record UseCard(Deck deck) implements ClassicMove {
    @Override
    public String text() {
      return "use-card " + deck.text();
    }
  }

  /// Any number can be said; which is high enough, and whether the cash is there, the rules judge.
  record Bid(long amount) implements ClassicMove {
    @Override
    public String text() {
      return "bid " + amount;
    }
  }

  /// What is done with one deed.
  record OnDeed(Act act, Deed deed) implements ClassicMove {
    @Override
    public String text() {
      return act.text() + " " + deed.text();
    }
  }

  enum Act {
    /// One house more, or the hotel.
    BUILD("build"),
    /// One step down: a house, or a hotel for houses.
    SELL("sell"),
    MORTGAGE("mortgage"),
    REPAY("repay"),
    /// Ask for rent.
    CLAIM("claim"),
    /// Repay at once the mortgage of a deed just received.
    LIFT("lift"),
    /// Pay the interest of a deed just received and leave it mortgaged.
    KEEP("keep"),
    /// Put the building that was won or granted on a site.
    PLACE("place");

    public static final List<Act> ALL = List.of(values());
    private final String text;

    Act(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /// Buildings of a whole group in one transaction, down to these steps in board order.
  record SellDown(Group group, List<Integer> steps) implements ClassicMove {
    public SellDown {
      steps = List.copyOf(steps);
    }

    @Override
    public String text() {
      return "sell-down "
          + group.text()
          + " "
          + String.join(" ", steps.stream().map(String::valueOf).toList());
    }
  }

  /// How many buildings a player wants in a shortage, said in secret.
  record Wish(int count) implements ClassicMove {
    @Override
    public String text() {
      return "wish " + count;
    }
  }

  record Offer(int to, Terms terms) implements ClassicMove {
    @Override
    public String text() {
      return "offer " + Seats.letter(to) + " " + terms.text();
    }
  }

  /// An offer back to who made offer `number`, which stays in sight.
  record Counter(int number, Terms terms) implements ClassicMove {
    @Override
    public String text() {
      return "counter " + number + " " + terms.text();
    }
  }

  record Answer(Reply reply, int number) implements ClassicMove {
    @Override
    public String text() {
      return reply.text() + " " + number;
    }
  }

  enum Reply {
    ACCEPT("accept"),
    REFUSE("refuse"),
    /// Take one's own offer back.
    WITHDRAW("withdraw");

    public static final List<Reply> ALL = List.of(values());
    private final String text;

    Reply(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /// A standing order, part of the position and known to all.
  record Order(Standing what, boolean on) implements ClassicMove {
    @Override
    public String text() {
      return "order " + what.text() + (on ? " on" : " off");
    }
  }

  enum Standing {
    /// Rent is asked for by itself; on at the start.
    AUTO_CLAIM("auto-claim"),
    /// The window after a turn does not wait for this seat, but for a claim or an answer; off at
    /// the start.
    AUTO_DONE("auto-done");

    public static final List<Standing> ALL = List.of(values());
    private final String text;

    Standing(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
