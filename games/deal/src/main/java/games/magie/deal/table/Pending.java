package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What is pending: an action lies in the middle until it is finished, or a card of the own table
/// was lifted. [Phase] is the question that is asked about it.
public final class Pending {
  /// What kind of matter it is, which says what can be asked about it and what it needs.
  public enum Kind {
    NOTHING,
    /// A card of the own table is lifted: [Pending#lifted].
    REARRANGEMENT,
    /// [Pending#amount] is claimed from [Pending#victim] and from those in the queue.
    DEBT,
    /// A rent for [Pending#colour], which becomes a debt when it is charged.
    RENT,
    /// [Pending#wanted] is to be taken from the victim.
    THEFT,
    /// The same, and [Pending#offered] is given for it.
    SWAP,
    /// [Pending#set] is to be taken from the victim.
    TAKEOVER
  }

  /// The action in the middle, with its Double the Rent.
  public @Nullable Card card;

  public int doublers;

  /// For which colour a rent is charged.
  public @Nullable Colour colour;

  public int amount;

  /// Against whom the action goes now, and a mask of those after that.
  public int victim = DealState.NONE;

  public int queue;

  /// How often No was said since the victim was asked.
  public int noes;

  public @Nullable Ref lifted;
  public @Nullable Ref wanted;
  public @Nullable Ref offered;

  /// The place of a set that the action would take.
  public @Nullable Place set;

  /// The cards chosen for a payment, or on their way.
  public final Items items = new Items();

  Pending() {}

  public Kind kind() {
    if (card == null) {
      return lifted == null ? Kind.NOTHING : Kind.REARRANGEMENT;
    }
    return switch (card.effect()) {
      case Effect.Claim _ -> Kind.DEBT;
      case Effect.Rent _ -> Kind.RENT;
      case Effect.Steal _ -> Kind.THEFT;
      case Effect.Swap _ -> Kind.SWAP;
      case Effect.TakeSet _ -> Kind.TAKEOVER;
      case Effect.Money _, Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> Kind.NOTHING;
      case Effect.DrawMore _, Effect.DoubleRent _, Effect.Building _, Effect.SayNo _ ->
          Kind.NOTHING;
    };
  }

  /// The action in the middle, where there is one.
  public Card action() {
    return Objects.requireNonNull(card, "no action lies in the middle");
  }

  /// The card that was lifted, or that the action would take.
  public @Nullable Ref target() {
    return lifted == null ? wanted : lifted;
  }

  /// Everything is settled; the middle is not touched.
  public void clear() {
    card = null;
    doublers = 0;
    colour = null;
    amount = 0;
    victim = DealState.NONE;
    queue = 0;
    noes = 0;
    lifted = null;
    wanted = null;
    offered = null;
    set = null;
    items.clear();
  }

  void become(Pending other) {
    card = other.card;
    doublers = other.doublers;
    colour = other.colour;
    amount = other.amount;
    victim = other.victim;
    queue = other.queue;
    noes = other.noes;
    lifted = other.lifted;
    wanted = other.wanted;
    offered = other.offered;
    set = other.set;
    items.become(other.items);
  }
}
