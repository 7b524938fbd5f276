package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.listing.Sums;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Pending;
import games.magie.deal.table.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import java.util.List;

/// What is pending, as `PHASE key=value…`:
///
///     react card=rent-any double=1 colour=red amount=6 on=B then=CD no=1
///     give card=forced-deal on=B take=kentucky
///     pay card=debt-collector on=B paid=3
///     arrive card=sly-deal on=B coming=wild-red-yellow
///     discard
///     aim card=sly-deal
///     lift take=wild-any@red
///
/// `on` is who is hit, `then` who comes after, `no` how often No was said; an amount that is left
/// out follows from the card.
final class PendingReader {
  private static final int MOST_NOES = 100;

  private final DealState s;
  private final Pending pending;
  private final PositionReader cards;

  PendingReader(DealState s, PositionReader cards) {
    this.s = s;
    this.pending = s.pending;
    this.cards = cards;
  }

  void read(List<String> words) {
    if (words.isEmpty()) {
      throw new BadInput("pending: what?");
    }
    s.phase = phase(words.getFirst());
    for (String word : words.subList(1, words.size())) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw new BadInput("pending: '" + word + "' should look like key=value");
      }
      set(word.substring(0, equals), word.substring(equals + 1));
    }
    if (pending.amount == 0 && pending.card != null && s.phase != Phase.AIM) {
      pending.amount = amount(pending.card.effect());
    }
    if (s.phase == Phase.DISCARD) {
      s.playsLeft = 0; // older positions may name some
    }
    new PendingCheck(s).check();
  }

  private static Phase phase(String name) {
    for (Phase phase : Phase.values()) {
      boolean asked = phase != Phase.PLAY && phase != Phase.OVER;
      if (asked && phase.text().equals(name)) {
        return phase;
      }
    }
    throw new BadInput(
        "pending: '"
            + name
            + "' should be aim, lift, charge, take, give, react, pay, arrive or"
            + " discard");
  }

  private void set(String key, String value) {
    switch (key) {
      case "card" -> pending.card = cards.take(value);
      case "double" -> {
        pending.doublers = PositionReader.number(value, "double", s.options.mostDoublers());
        for (int doubler = 0; doubler < pending.doublers; doubler++) {
          cards.take(Card.DOUBLE_RENT.text());
        }
      }
      case "colour" -> pending.colour = Names.colour(value);
      case "amount" -> pending.amount = PositionReader.number(value, "amount", Sums.MOST_OWED);
      case "on" -> pending.victim = Seats.seat(value, s.seats);
      case "then" -> pending.queue = Seats.parseLetters(value) & Seats.first(s.seats);
      case "no" -> pending.noes = PositionReader.number(value, "no", MOST_NOES);
      case "take" -> take(value);
      case "give" -> pending.offered = ref(s.active, value);
      case "paid" -> {
        for (String item : value.split(",", -1)) {
          pending.items.add(ref(pending.victim, item));
        }
      }
      case "coming" -> {
        for (String item : value.split(",", -1)) {
          coming(item);
        }
      }
      default -> throw new BadInput("pending: no key '" + key + "'");
    }
  }

  private void take(String value) {
    if (s.phase == Phase.LIFT) {
      pending.lifted = ref(s.active, value);
    } else if (pending.kind() == Pending.Kind.TAKEOVER) {
      pending.set = Names.place(value);
    } else {
      pending.wanted = ref(pending.victim, value);
    }
  }

  private Ref ref(int seat, String text) {
    if (seat == DealState.NONE) {
      throw new BadInput("pending: on=SEAT must come before cards");
    }
    return Names.ref(s, seat, text);
  }

  private void coming(String item) {
    int arrow = item.indexOf('>');
    String name = arrow < 0 ? item : item.substring(0, arrow);
    int at = name.indexOf('@');
    Card card = cards.take(at < 0 ? name : name.substring(0, at));
    Place place = at >= 0 ? Names.place(name.substring(at + 1)) : Place.BANK;
    Ref ref = Ref.of(card, card.property() ? Place.NOWHERE : place);
    if (arrow < 0) {
      pending.items.add(ref);
    } else {
      pending.items.addToVictim(ref);
    }
  }

  private int amount(Effect effect) {
    return switch (effect) {
      case Effect.Claim(int amount, boolean _) -> amount;
      case Effect.Rent _ ->
          pending.colour == null
              ? 0
              : s.own.rent(pending.colour) * s.options.factor(pending.doublers);
      case Effect.Steal _, Effect.Swap _, Effect.TakeSet _, Effect.Building _ -> 0;
      case Effect.Money _, Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> 0;
      case Effect.DrawMore _, Effect.DoubleRent _, Effect.SayNo _ -> 0;
    };
  }
}
