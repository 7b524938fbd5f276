package games.magie.deal;

import static games.magie.deal.EventText.line;

import games.magie.deal.listing.MoveTable;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// What everybody sees, but for rents, claims and payments. Places are numbers of [Place].
public sealed interface OpenEvent extends DealEvent {
  record DealtHidden(int seat, int cards) implements OpenEvent {
    @Override
    public String text() {
      return line("dealt-hidden", seat, cards);
    }
  }

  record TurnBegan(int seat) implements OpenEvent {
    @Override
    public String text() {
      return line("turn", seat);
    }
  }

  record DrewHidden(int seat, int cards) implements OpenEvent {
    @Override
    public String text() {
      return line("drew-hidden", seat, cards);
    }
  }

  /// Draw and discard piles were empty: so many cards could not be drawn.
  record NothingToDraw(int seat, int missing) implements OpenEvent {
    @Override
    public String text() {
      return line("nothing-to-draw", seat, missing);
    }
  }

  /// So many discarded cards became the draw pile.
  record Reshuffled(int cards) implements OpenEvent {
    @Override
    public String text() {
      return "reshuffled " + cards;
    }
  }

  record Banked(int seat, Card card) implements OpenEvent {
    @Override
    public String text() {
      return line("banked", seat, card.text());
    }
  }

  /// A property was laid; no colour for an all-colour wild without one.
  record Laid(int seat, Card card, @Nullable Colour colour) implements OpenEvent {
    @Override
    public String text() {
      return line("laid", seat, card.text(), MoveTable.text(colour));
    }
  }

  /// A full pile was exceeded: the card opens another of its colour.
  record Surplus(int seat, Card card, Colour colour) implements OpenEvent {
    @Override
    public String text() {
      return line("surplus", seat, card.text(), colour.text());
    }
  }

  record Recoloured(int seat, Ref card, Colour colour) implements OpenEvent {
    @Override
    public String text() {
      return line("recoloured", seat, card.text(), colour.text());
    }
  }

  record Exchanged(int seat, Ref open, Ref full) implements OpenEvent {
    @Override
    public String text() {
      return line("exchanged", seat, open.text(), full.text());
    }
  }

  /// All-colour wilds were left alone and have no colour now.
  record Loosened(int seat, Colour colour, int wilds) implements OpenEvent {
    @Override
    public String text() {
      return line("loosened", seat, colour.text(), wilds);
    }
  }

  record SetCompleted(int seat, Colour colour) implements OpenEvent {
    @Override
    public String text() {
      return line("completed", seat, colour.text());
    }
  }

  /// An action was played that hits nobody.
  record Played(int seat, Card card) implements OpenEvent {
    @Override
    public String text() {
      return line("played", seat, card.text());
    }
  }

  record WantsProperty(int seat, int from, Ref card) implements OpenEvent {
    @Override
    public String text() {
      return line("wants", seat, Seats.letter(from), card.text());
    }
  }

  record WantsSwap(int seat, int from, Ref card, Ref give) implements OpenEvent {
    @Override
    public String text() {
      return line("wants-swap", seat, Seats.letter(from), card.text(), give.text());
    }
  }

  record WantsSet(int seat, int from, int place) implements OpenEvent {
    @Override
    public String text() {
      return line("wants-set", seat, Seats.letter(from), Place.of(place).text());
    }
  }

  /// Just Say No, the `times`th in this chain.
  record SaidNo(int seat, int times) implements OpenEvent {
    @Override
    public String text() {
      return line("said-no", seat, times);
    }
  }

  record Accepted(int seat) implements OpenEvent {
    @Override
    public String text() {
      return line("accepted", seat);
    }
  }

  /// The action does not happen to this seat.
  record Cancelled(int seat, Card card) implements OpenEvent {
    @Override
    public String text() {
      return line("cancelled", seat, card.text());
    }
  }

  /// An action that was played and finished goes to the discard pile.
  record Spent(int seat, Card card, int doublers) implements OpenEvent {
    @Override
    public String text() {
      return line("spent", seat, card.text(), doublers);
    }
  }

  /// A property or a building came to a seat; where it lies now.
  record Arrived(int seat, Ref card) implements OpenEvent {
    @Override
    public String text() {
      boolean bank = card.where() == Place.BANK;
      return line("arrived", seat, card.text(), bank ? "bank" : "table");
    }
  }

  record Took(int seat, int from, Card card) implements OpenEvent {
    @Override
    public String text() {
      return line("took", seat, Seats.letter(from), card.text());
    }
  }

  record Swapped(int seat, int from, Card card, Card given) implements OpenEvent {
    @Override
    public String text() {
      return line("swapped", seat, Seats.letter(from), card.text(), given.text());
    }
  }

  record TookSet(int seat, int from, Colour colour) implements OpenEvent {
    @Override
    public String text() {
      return line("took-set", seat, Seats.letter(from), colour.text());
    }
  }

  record Built(int seat, Card card, int place) implements OpenEvent {
    @Override
    public String text() {
      return line("built", seat, card.text(), Place.of(place).text());
    }
  }

  record BuildingMoved(int seat, Card card, int from, int to) implements OpenEvent {
    @Override
    public String text() {
      return line("moved", seat, card.text(), Place.of(from).text(), Place.of(to).text());
    }
  }

  /// A building whose set or house is gone; to the bank or to the discard pile.
  record BuildingLost(int seat, Card card, boolean bank) implements OpenEvent {
    @Override
    public String text() {
      return line("building-lost", seat, card.text(), bank ? "bank" : "discard");
    }
  }

  record Discarded(int seat, Card card) implements OpenEvent {
    @Override
    public String text() {
      return line("discarded", seat, card.text());
    }
  }

  record TimeRanOut(int seat) implements OpenEvent {
    @Override
    public String text() {
      return line("time-ran-out", seat);
    }
  }

  /// A seat gave up; so many cards of its hand and table went to the discard pile.
  record LeftTable(int seat, int cards) implements OpenEvent {
    @Override
    public String text() {
      return line("left", seat, cards);
    }
  }

  /// The game is over; the winner, or those who share the first place.
  record Ended(int winners) implements OpenEvent {
    @Override
    public String text() {
      return "ended " + Seats.letters(winners);
    }
  }
}
