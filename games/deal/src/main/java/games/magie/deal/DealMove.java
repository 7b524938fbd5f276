package games.magie.deal;

import games.magie.deal.listing.MoveTable;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a player may do. A long decision goes step by step, so that every list is short; the text
/// of the whole is accepted too ([Whole], [PayTogether], [DiscardTogether]).
public sealed interface DealMove extends Move {
  /// What changes how one's collection lies, and nothing else.
  sealed interface Rearrangement extends DealMove {}

  /// Lay a card in one's bank.
  record Bank(Card card) implements DealMove {
    @Override
    public String text() {
      return "bank " + card.text();
    }
  }

  /// Lay a property in one's collection; `colour` is null for an all-colour wild without one.
  record Lay(Card card, @Nullable Colour colour) implements DealMove {
    @Override
    public String text() {
      boolean plain = card.effect() instanceof Effect.Property(Colour own) && own == colour;
      return "lay " + card.text() + (plain ? "" : " " + MoveTable.text(colour));
    }
  }

  /// Play an action that needs no target: Pass Go, the birthday.
  record Play(Card card) implements DealMove {
    @Override
    public String text() {
      return card.text();
    }
  }

  /// Play an action against one player: a debt collector, a sly or forced deal.
  record PlayOn(Card card, int seat) implements DealMove {
    @Override
    public String text() {
      return card.text() + " " + Seats.letter(seat);
    }
  }

  /// Play an action that takes a set.
  record PlaySet(Card card, int seat, Place place) implements DealMove {
    @Override
    public String text() {
      return card.text() + " " + Seats.letter(seat) + " " + place.text();
    }
  }

  /// With two decks: lay an action that goes against one player; at whom comes next.
  record Aim(Card card) implements DealMove {
    @Override
    public String text() {
      return "aim " + card.text();
    }
  }

  /// With two decks: lift a card of one's table that is to be rearranged; how comes next.
  record Lift(Ref card) implements DealMove {
    @Override
    public String text() {
      return "lift " + card.text();
    }
  }

  /// Put a house or a hotel on a set of one's own.
  record Build(Card card, Place place) implements DealMove {
    @Override
    public String text() {
      return card.text() + " " + place.text();
    }
  }

  /// Play a rent card, with so many Double the Rent.
  record Rent(Card card, int doublers) implements DealMove {
    /// No text names more of them, whatever the number.
    private static final int MOST_NAMED = 99;

    @Override
    public String text() {
      return card.text() + " double".repeat(Math.clamp(doublers, 0, MOST_NAMED));
    }
  }

  /// For which colour rent is charged, and from whom; -1 for everybody.
  record Charge(Colour colour, int seat) implements DealMove {
    @Override
    public String text() {
      return "charge " + tail();
    }

    String tail() {
      return seat < 0 ? colour.text() : colour.text() + " " + Seats.letter(seat);
    }
  }

  /// Which property of the other player is taken.
  record Take(Ref card) implements DealMove {
    @Override
    public String text() {
      return "take " + card.text();
    }
  }

  /// Which property of one's own is given for it.
  record Give(Ref card) implements DealMove {
    @Override
    public String text() {
      return "give " + card.text();
    }
  }

  /// Several steps in one text: `sly-deal B kentucky`, `rent-any double red B`.
  record Whole(List<DealMove> steps) implements DealMove {
    public Whole {
      steps = List.copyOf(steps);
    }

    @Override
    public String text() {
      var text = new StringBuilder();
      for (DealMove step : steps) {
        if (step instanceof Aim || step instanceof Lift) {
          continue; // the step after it says as much
        }
        text.append(text.isEmpty() ? "" : " ");
        text.append(
            switch (step) {
              case Charge charge -> charge.tail();
              case Take(Ref card) -> card.text();
              case Give(Ref card) -> card.text();
              case Bank _, Lay _, Play _, PlayOn _, PlaySet _, Build _, Rent _ -> step.text();
              case Aim _, Lift _, Whole _, Rearrangement _, EndTurn _, Accept _ -> step.text();
              case Discard _, DiscardTogether _, SayNo _, Pay _, PayAll _ -> step.text();
              case PayTogether _, Settle _, PlaceBuilding _ -> step.text();
            });
      }
      return text.toString();
    }
  }

  /// Give one of one's wilds another colour.
  record Recolour(Ref card, Colour colour) implements Rearrangement {
    @Override
    public String text() {
      return "recolour " + card.text() + " " + colour.text();
    }
  }

  /// Exchange a surplus card with one in a full pile of its colour.
  record Exchange(Ref open, Ref full) implements Rearrangement {
    @Override
    public String text() {
      return "exchange " + open.text() + " " + full.text();
    }
  }

  /// Option `buildings-movable`: move a building to another set.
  record MoveBuilding(Card card, Place from, Place to) implements Rearrangement {
    @Override
    public String text() {
      return "move " + card.text() + " " + from.text() + " " + to.text();
    }
  }

  record EndTurn() implements DealMove {
    @Override
    public String text() {
      return "end";
    }
  }

  /// Put one card too many on the discard pile; the turn ends with the last of them.
  record Discard(Card card) implements DealMove {
    @Override
    public String text() {
      return "discard " + card.text();
    }
  }

  record DiscardTogether(List<Card> cards) implements DealMove {
    public DiscardTogether {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return "discard " + String.join(" ", cards.stream().map(Card::text).toList());
    }
  }

  /// Let happen what was played against one.
  record Accept() implements DealMove {
    @Override
    public String text() {
      return "accept";
    }
  }

  /// Just Say No.
  record SayNo() implements DealMove {
    @Override
    public String text() {
      return "no";
    }
  }

  /// Pay with this card; further cards follow, in any order, until the debt is covered.
  record Pay(Ref card) implements DealMove {
    @Override
    public String text() {
      return "pay " + card.text();
    }
  }

  /// Pay with everything that has value, where the debt takes all of it.
  record PayAll() implements DealMove {
    @Override
    public String text() {
      return "pay all";
    }
  }

  record PayTogether(List<Ref> cards) implements DealMove {
    public PayTogether {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return "pay " + String.join(" ", cards.stream().map(Ref::text).toList());
    }
  }

  /// The colour of a wild that has just arrived; null for none.
  record Settle(@Nullable Colour colour) implements DealMove {
    @Override
    public String text() {
      return "colour " + MoveTable.text(colour);
    }
  }

  /// Option `paid-buildings-placeable`: where a building that has just arrived goes: on a set or to
  /// the bank.
  record PlaceBuilding(Place place) implements DealMove {
    @Override
    public String text() {
      return place == Place.BANK ? "place bank" : "place " + place.text();
    }
  }
}
