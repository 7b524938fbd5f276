package games.magie.deal;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What happens in a game of Deal. Two events are secrets and are told to one seat alone: [Dealt]
/// and [Drew]; the others see their shadows, [DealtHidden] and [DrewHidden].
public sealed interface DealEvent extends Event {
  private static String line(String code, int seat, Object... words) {
    var text = new StringBuilder(code).append(' ').append(Seats.letter(seat));
    for (Object word : words) {
      text.append(' ').append(word);
    }
    return text.toString();
  }

  private static String cards(List<Card> cards) {
    return String.join(" ", cards.stream().map(Card::text).toList());
  }

  private static String refs(List<Ref> cards) {
    return String.join(" ", cards.stream().map(Ref::text).toList());
  }

  /// The cards of a first hand, for its holder alone.
  record Dealt(int seat, List<Card> cards) implements DealEvent {
    public Dealt {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("dealt", seat, cards(cards));
    }
  }

  record DealtHidden(int seat, int cards) implements DealEvent {
    @Override
    public String text() {
      return line("dealt-hidden", seat, cards);
    }
  }

  record TurnBegan(int seat) implements DealEvent {
    @Override
    public String text() {
      return line("turn", seat);
    }
  }

  /// The cards that were drawn, for the one who drew them alone.
  record Drew(int seat, List<Card> cards) implements DealEvent {
    public Drew {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("drew", seat, cards(cards));
    }
  }

  record DrewHidden(int seat, int cards) implements DealEvent {
    @Override
    public String text() {
      return line("drew-hidden", seat, cards);
    }
  }

  /// Draw and discard piles were empty: so many cards could not be drawn.
  record NothingToDraw(int seat, int missing) implements DealEvent {
    @Override
    public String text() {
      return line("nothing-to-draw", seat, missing);
    }
  }

  /// So many discarded cards became the draw pile.
  record Reshuffled(int cards) implements DealEvent {
    @Override
    public String text() {
      return "reshuffled " + cards;
    }
  }

  record Banked(int seat, Card card) implements DealEvent {
    @Override
    public String text() {
      return line("banked", seat, card.text());
    }
  }

  /// A property was laid; no colour for an all-colour wild without one.
  record Laid(int seat, Card card, @Nullable Colour colour) implements DealEvent {
    @Override
    public String text() {
      return line("laid", seat, card.text(), MoveTable.text(colour));
    }
  }

  /// A full pile was exceeded: the card opens another of its colour.
  record Surplus(int seat, Card card, Colour colour) implements DealEvent {
    @Override
    public String text() {
      return line("surplus", seat, card.text(), colour.text());
    }
  }

  record Recoloured(int seat, Ref card, Colour colour) implements DealEvent {
    @Override
    public String text() {
      return line("recoloured", seat, card.text(), colour.text());
    }
  }

  record Exchanged(int seat, Ref open, Ref full) implements DealEvent {
    @Override
    public String text() {
      return line("exchanged", seat, open.text(), full.text());
    }
  }

  /// All-colour wilds were left alone and have no colour now.
  record Loosened(int seat, Colour colour, int wilds) implements DealEvent {
    @Override
    public String text() {
      return line("loosened", seat, colour.text(), wilds);
    }
  }

  record SetCompleted(int seat, Colour colour) implements DealEvent {
    @Override
    public String text() {
      return line("completed", seat, colour.text());
    }
  }

  record SetBroken(int seat, Colour colour) implements DealEvent {
    @Override
    public String text() {
      return line("broken", seat, colour.text());
    }
  }

  /// An action was played that hits nobody.
  record Played(int seat, Card card) implements DealEvent {
    @Override
    public String text() {
      return line("played", seat, card.text());
    }
  }

  /// Everybody in the mask owes an amount, if nobody says no.
  record Claimed(int seat, Card card, int amount, int from) implements DealEvent {
    @Override
    public String text() {
      return line("claimed", seat, card.text(), amount, Seats.letters(from));
    }
  }

  record RentCharged(int seat, Card card, Colour colour, int amount, int from)
      implements DealEvent {
    @Override
    public String text() {
      return line(
          "rent", seat, card.text(), colour.text(), amount, Seats.letters(from));
    }
  }

  /// So many Double the Rent were announced with a rent; it is multiplied by `factor`.
  record Doubled(int seat, int doublers, int factor) implements DealEvent {
    @Override
    public String text() {
      return line("doubled", seat, doublers, factor);
    }
  }

  record WantsProperty(int seat, int from, Ref card) implements DealEvent {
    @Override
    public String text() {
      return line("wants", seat, Seats.letter(from), card.text());
    }
  }

  record WantsSwap(int seat, int from, Ref card, Ref give) implements DealEvent {
    @Override
    public String text() {
      return line("wants-swap", seat, Seats.letter(from), card.text(), give.text());
    }
  }

  record WantsSet(int seat, int from, int place) implements DealEvent {
    @Override
    public String text() {
      return line("wants-set", seat, Seats.letter(from), Ref.text(place));
    }
  }

  /// Just Say No, the `times`th in this chain.
  record SaidNo(int seat, int times) implements DealEvent {
    @Override
    public String text() {
      return line("said-no", seat, times);
    }
  }

  record Accepted(int seat) implements DealEvent {
    @Override
    public String text() {
      return line("accepted", seat);
    }
  }

  /// The action does not happen to this seat.
  record Cancelled(int seat, Card card) implements DealEvent {
    @Override
    public String text() {
      return line("cancelled", seat, card.text());
    }
  }

  /// An action that was played and finished goes to the discard pile.
  record Spent(int seat, Card card, int doublers) implements DealEvent {
    @Override
    public String text() {
      return line("spent", seat, card.text(), doublers);
    }
  }

  record Paid(int seat, int to, int value, List<Ref> cards) implements DealEvent {
    public Paid {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("paid", seat, Seats.letter(to), value, refs(cards));
    }
  }

  /// So much more was paid than was owed.
  record Overpaid(int seat, int surplus) implements DealEvent {
    @Override
    public String text() {
      return line("overpaid", seat, surplus);
    }
  }

  /// So much of a debt is forgiven.
  record Forgiven(int seat, int missing) implements DealEvent {
    @Override
    public String text() {
      return line("forgiven", seat, missing);
    }
  }

  /// A property or a building came to a seat; where it lies now.
  record Arrived(int seat, Ref card) implements DealEvent {
    @Override
    public String text() {
      boolean bank = card.place() == Ref.BANK;
      return line("arrived", seat, card.text(), bank ? "bank" : "table");
    }
  }

  record Took(int seat, int from, Card card) implements DealEvent {
    @Override
    public String text() {
      return line("took", seat, Seats.letter(from), card.text());
    }
  }

  record Swapped(int seat, int from, Card card, Card given) implements DealEvent {
    @Override
    public String text() {
      return line("swapped", seat, Seats.letter(from), card.text(), given.text());
    }
  }

  record TookSet(int seat, int from, Colour colour) implements DealEvent {
    @Override
    public String text() {
      return line("took-set", seat, Seats.letter(from), colour.text());
    }
  }

  record Built(int seat, Card card, int place) implements DealEvent {
    @Override
    public String text() {
      return line("built", seat, card.text(), Ref.text(place));
    }
  }

  record BuildingMoved(int seat, Card card, int from, int to) implements DealEvent {
    @Override
    public String text() {
      return line("moved", seat, card.text(), Ref.text(from), Ref.text(to));
    }
  }

  /// A building whose set or house is gone; to the bank or to the discard pile.
  record BuildingLost(int seat, Card card, boolean bank) implements DealEvent {
    @Override
    public String text() {
      return line("building-lost", seat, card.text(), bank ? "bank" : "discard");
    }
  }

  record Discarded(int seat, Card card) implements DealEvent {
    @Override
    public String text() {
      return line("discarded", seat, card.text());
    }
  }

  record TimeRanOut(int seat) implements DealEvent {
    @Override
    public String text() {
      return line("time-ran-out", seat);
    }
  }

  /// A seat gave up; so many cards of its hand and table went to the discard pile.
  record LeftTable(int seat, int cards) implements DealEvent {
    @Override
    public String text() {
      return line("left", seat, cards);
    }
  }

  /// The game is over; the winner, or those who share the first place.
  record Ended(int winners) implements DealEvent {
    @Override
    public String text() {
      return "ended " + Seats.letters(winners);
    }
  }
}
