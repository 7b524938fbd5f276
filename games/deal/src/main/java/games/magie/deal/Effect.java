package games.magie.deal;

import java.util.List;

/// What a card is for. A new card with a known effect is one row in [Card]; a new effect is one
/// record here, and the compiler lists the rest.
public sealed interface Effect {
  record Money() implements Effect {}

  /// A property of one colour.
  record Property(Colour colour) implements Effect {}

  /// A property of one of two colours.
  record Wild(Colour one, Colour other) implements Effect {
    Colour otherThan(Colour colour) {
      return colour == one ? other : one;
    }
  }

  /// A property of any colour that has another card.
  record AnyWild() implements Effect {}

  /// Draw more cards.
  record DrawMore(int cards) implements Effect {}

  /// One player, or every other, pays an amount.
  record Claim(int amount, boolean everybody) implements Effect {}

  /// Rent of one of these colours, from one player or from every other.
  record Rent(List<Colour> colours, boolean everybody) implements Effect {
    public Rent {
      colours = List.copyOf(colours);
    }
  }

  /// Multiplies a rent with which it is announced.
  record DoubleRent() implements Effect {}

  /// Take one property.
  record Steal() implements Effect {}

  /// Swap one property for another.
  record Swap() implements Effect {}

  /// Take a complete set.
  record TakeSet() implements Effect {}

  /// Raises the rent of a set, as a house or upon one.
  record Building(int rent, boolean onHouse) implements Effect {}

  /// Cancels what was played against one.
  record SayNo() implements Effect {}
}
