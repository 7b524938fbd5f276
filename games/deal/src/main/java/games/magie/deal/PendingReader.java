package games.magie.deal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;
import java.util.List;
import java.util.Locale;

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
  private final PositionReader cards;

  PendingReader(DealState s, PositionReader cards) {
    this.s = s;
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
    if (s.amount == 0 && s.card != DealState.NONE && s.phase != Phase.AIM) {
      s.amount = amount(Card.ALL[s.card].effect());
    }
    if (s.phase == Phase.DISCARD) {
      s.playsLeft = 0; // older positions may name some
    }
    check();
  }

  private static Phase phase(String name) {
    for (Phase phase : Phase.values()) {
      boolean pending = phase != Phase.PLAY && phase != Phase.OVER;
      if (pending && phase.name().toLowerCase(Locale.ROOT).equals(name)) {
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
      case "card" -> s.card = cards.take(value);
      case "double" -> {
        s.doublers = PositionReader.number(value, "double", s.options.mostDoublers());
        for (int doubler = 0; doubler < s.doublers; doubler++) {
          cards.take(Card.DOUBLE_RENT.text());
        }
      }
      case "colour" -> s.colour = Names.colour(value).ordinal();
      case "amount" -> s.amount = PositionReader.number(value, "amount", Sums.MOST_OWED);
      case "on" -> s.victim = Seats.seat(value, s.seats);
      case "then" -> s.queue = Seats.parseLetters(value) & Seats.first(s.seats);
      case "no" -> s.noes = PositionReader.number(value, "no", MOST_NOES);
      case "take" -> {
        boolean set = s.card != DealState.NONE && effect() instanceof Effect.TakeSet;
        int owner = s.phase == Phase.LIFT ? s.active : s.victim;
        s.take = set ? Names.place(value) : ref(owner, value).code();
      }
      case "give" -> s.give = ref(s.active, value).code();
      case "paid" -> {
        for (String item : value.split(",", -1)) {
          s.addItem(ref(s.victim, item).code());
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

  private Effect effect() {
    return Card.ALL[s.card].effect();
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
    int card = cards.take(at < 0 ? name : name.substring(0, at));
    int place = at >= 0 ? Names.place(name.substring(at + 1)) : Ref.BANK;
    int code = Ref.code(card, card < Card.BANKABLE ? place : Ref.NOWHERE);
    s.addItem(arrow < 0 ? code : code | DealState.TO_VICTIM);
  }

  private int amount(Effect effect) {
    return switch (effect) {
      case Effect.Claim(int amount, boolean _) -> amount;
      case Effect.Rent _ ->
          s.colour == DealState.NONE
              ? 0
              : Piles.rent(s, s.active, s.colour) * s.options.factor(s.doublers);
      case Effect.Steal _, Effect.Swap _, Effect.TakeSet _, Effect.Building _ -> 0;
      case Effect.Money _, Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> 0;
      case Effect.DrawMore _, Effect.DoubleRent _, Effect.SayNo _ -> 0;
    };
  }

  private void check() {
    boolean steps = s.phase == Phase.AIM || s.phase == Phase.LIFT;
    if (steps && !FirstSteps.needed(s)) {
      throw new BadInput("pending: aim and lift are steps of games with decks=2");
    }
    boolean hits = s.phase != Phase.DISCARD && s.phase != Phase.CHARGE && !steps;
    if (hits && (s.victim == DealState.NONE || s.victim == s.active)) {
      throw new BadInput("pending: on=SEAT names who is hit, and active: another");
    }
    boolean cardless = s.phase == Phase.DISCARD || s.phase == Phase.LIFT;
    if (!cardless && s.card == DealState.NONE) {
      throw new BadInput("pending: card=CARD is missing");
    }
    boolean steals = hits && s.phase != Phase.PAY && s.phase != Phase.ARRIVE;
    Effect effect = s.card == DealState.NONE ? new Effect.Money() : effect();
    boolean fits =
        s.phase == Phase.AIM
            ? AtThisTable.aimed(Card.ALL[s.card]) && s.take < 0
            : fits(effect, hits, steals);
    boolean arrives = s.phase == Phase.ARRIVE == s.itemCount > 0 || s.phase == Phase.PAY;
    boolean tooMany = s.phase != Phase.DISCARD || Discarding.tooMany(s) > 0;
    if (!fits || !arrives || !tooMany || !lies()) {
      throw new BadInput("pending: this cannot be pending");
    }
  }

  private boolean fits(Effect effect, boolean hits, boolean steals) {
    return switch (effect) {
      case Effect.Claim _ -> hits && s.amount > 0 && !taking();
      case Effect.Rent _ -> s.phase == Phase.CHARGE || (hits && s.amount > 0 && !taking());
      case Effect.Steal _ ->
          s.phase == Phase.ARRIVE
              || (steals && s.phase != Phase.GIVE && s.take >= 0 == (s.phase != Phase.TAKE));
      case Effect.Swap _ ->
          s.phase == Phase.ARRIVE
              || (steals
                  && s.take >= 0 == (s.phase != Phase.TAKE)
                  && s.give >= 0 == (s.phase == Phase.REACT));
      case Effect.TakeSet _ -> s.phase == Phase.REACT && s.take >= 0;
      case Effect.Money _ -> s.phase == Phase.DISCARD || (s.phase == Phase.LIFT && s.take >= 0);
      case Effect.Property _, Effect.Wild _, Effect.AnyWild _, Effect.DrawMore _ -> false;
      case Effect.DoubleRent _, Effect.Building _, Effect.SayNo _ -> false;
    };
  }

  /// Whether the cards of the question lie where it says.
  private boolean lies() {
    if (s.hasLeft(s.active) && s.phase != Phase.ARRIVE) {
      return false;
    }
    if (s.victim != DealState.NONE && s.hasLeft(s.victim) && s.phase != Phase.ARRIVE) {
      return false;
    }
    if ((s.queue & (s.left | Seats.mask(s.active))) != 0) {
      return false;
    }
    return switch (s.phase) {
      case CHARGE -> !charges().isEmpty();
      case AIM -> FirstSteps.hasTargets(s);
      case LIFT -> FirstSteps.objection(s, new DealMove.Lift(Ref.of(s.take))) == null;
      case TAKE -> Stealing.objection(s, Card.ALL[s.card], s.victim) == null;
      case GIVE -> taken() && Stealing.hasGiveable(s);
      case REACT -> reacts();
      case PAY -> pays();
      case ARRIVE, DISCARD, PLAY, OVER -> true;
    };
  }

  private Moves<DealMove> charges() {
    var moves = new Moves<DealMove>();
    Rents.legalCharges(s, moves);
    return moves;
  }

  private boolean taken() {
    return Stealing.objectionToTake(s, Ref.of(s.take)) == null;
  }

  private boolean reacts() {
    return switch (effect()) {
      case Effect.TakeSet _ -> Piles.isSet(s, s.victim, Ref.colour(s.take), Ref.pile(s.take));
      case Effect.Steal _ -> taken();
      case Effect.Swap _ -> taken() && Stealing.objectionToGive(s, Ref.of(s.give)) == null;
      case Effect.Claim _, Effect.Rent _ -> true;
      case Effect.Money _, Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> false;
      case Effect.DrawMore _, Effect.DoubleRent _, Effect.Building _, Effect.SayNo _ -> false;
    };
  }

  /// What was chosen could have been chosen, one card after the other.
  private boolean pays() {
    int chosen = s.itemCount;
    s.itemCount = 0;
    boolean possible = s.sides[s.victim].worth() > 0;
    for (int at = 0; at < chosen && possible; at++) {
      possible = Payment.objection(s, Ref.of(s.items[at])) == null;
      s.itemCount++;
    }
    return possible && Payment.paid(s) < Payment.owed(s);
  }

  private boolean taking() {
    return s.phase == Phase.TAKE || s.phase == Phase.GIVE;
  }
}
