package games.magie.deal.text;

import games.magie.deal.DealMove;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.rules.Discarding;
import games.magie.deal.rules.FirstSteps;
import games.magie.deal.rules.Payment;
import games.magie.deal.rules.Playing;
import games.magie.deal.rules.Rents;
import games.magie.deal.rules.Stealing;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Pending;
import games.magie.deal.table.Pending.Kind;
import games.magie.deal.table.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.Moves;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Whether what a text says is pending can be: one check for each question, with its own words.
final class PendingCheck {
  private static final Set<Kind> DEBTS = Set.of(Kind.DEBT, Kind.RENT);
  private static final Set<Kind> CARDS = Set.of(Kind.THEFT, Kind.SWAP);

  private final DealState s;
  private final Pending pending;
  private final Kind kind;

  PendingCheck(DealState s) {
    this.s = s;
    this.pending = s.pending;
    this.kind = pending.kind();
  }

  void check() {
    need(
        (pending.queue & (s.left | Seats.mask(s.active))) == 0,
        "then=SEATS are others at the table");
    if (s.phase != Phase.PAY && s.phase != Phase.ARRIVE) {
      need(pending.items.isEmpty(), "no card is paid or on its way here");
    }
    if (s.phase != Phase.ARRIVE) {
      stays(s.active);
    }
    switch (s.phase) {
      case DISCARD -> discards();
      case LIFT -> lift();
      case AIM -> aim();
      case CHARGE -> charge();
      case TAKE -> take();
      case GIVE -> give();
      case REACT -> react();
      case PAY -> pay();
      case ARRIVE -> arrive();
      case PLAY, OVER -> {}
    }
  }

  private static void need(boolean holds, String otherwise) {
    if (!holds) {
      throw new BadInput("pending: " + otherwise);
    }
  }

  private static void allowed(@Nullable Refusal refusal, String otherwise) {
    need(refusal == null, otherwise);
  }

  private void stays(int seat) {
    need(!s.hasLeft(seat), "seat " + Seats.letter(seat) + " has left and cannot be waited for");
  }

  private void noCard() {
    need(pending.card == null, "no card lies in the middle here");
  }

  private void kind(Set<Kind> fitting) {
    need(pending.card != null, "card=CARD is missing");
    need(fitting.contains(kind), pending.action().text() + " does not ask this");
  }

  private void hit() {
    int victim = pending.victim;
    need(
        victim != DealState.NONE && victim != s.active,
        "on=SEAT names who is hit, and active: another");
    if (s.phase != Phase.ARRIVE) {
      stays(victim);
    }
  }

  private void steps() {
    need(FirstSteps.needed(s), "aim and lift are steps of games with decks=2");
  }

  private void discards() {
    noCard();
    need(Discarding.tooMany(s) > 0, "nobody has too many cards");
  }

  private void lift() {
    steps();
    noCard();
    Ref lifted = pending.lifted;
    need(lifted != null, "take=CARD is missing");
    if (lifted != null) {
      allowed(FirstSteps.objection(s, new DealMove.Lift(lifted)), lifted.text() + " cannot move");
    }
  }

  private void aim() {
    steps();
    need(pending.card != null, "card=CARD is missing");
    need(Playing.aimed(pending.action()), pending.action().text() + " is aimed at nobody");
    need(chosen() == 0 && pending.set == null, "nothing is chosen before it is aimed");
    need(FirstSteps.hasTargets(s), pending.action().text() + " can hit nobody");
  }

  /// How many of the two properties of a theft or a swap are chosen.
  private int chosen() {
    return (pending.wanted == null ? 0 : 1) + (pending.offered == null ? 0 : 1);
  }

  private void charge() {
    kind(Set.of(Kind.RENT));
    var moves = new Moves<DealMove>();
    Rents.legalCharges(s, moves);
    need(!moves.isEmpty(), "no property to charge rent for");
  }

  private void take() {
    hit();
    kind(CARDS);
    need(chosen() == 0, "what is taken is not chosen yet");
    allowed(Stealing.objection(s, pending.action(), pending.victim), "there is nothing to take");
  }

  private void give() {
    hit();
    kind(Set.of(Kind.SWAP));
    need(pending.offered == null, "what is given is not chosen yet");
    wanted();
    need(Stealing.hasGiveable(s), "there is nothing to give");
  }

  private void wanted() {
    Ref wanted = pending.wanted;
    need(wanted != null, "take=CARD is missing");
    if (wanted != null) {
      allowed(Stealing.objectionToTake(s, wanted), wanted.text() + " cannot be taken");
    }
  }

  private void react() {
    hit();
    switch (kind) {
      case DEBT, RENT -> debt();
      case THEFT -> {
        need(pending.offered == null, "nothing is given for a theft");
        wanted();
      }
      case SWAP -> {
        wanted();
        Ref offered = pending.offered;
        need(offered != null, "give=CARD is missing");
        if (offered != null) {
          allowed(Stealing.objectionToGive(s, offered), offered.text() + " cannot be given");
        }
      }
      case TAKEOVER -> {
        Place place = pending.set;
        need(
            place != null && s.collections[pending.victim].isSet(place),
            "take=COLOUR names no set of theirs");
      }
      case NOTHING, REARRANGEMENT -> kind(Set.of());
    }
  }

  private void debt() {
    kind(DEBTS);
    need(pending.amount > 0, "amount=NUMBER is missing");
  }

  /// What was chosen could have been chosen, one card after the other.
  private void pay() {
    hit();
    debt();
    need(s.worth(pending.victim) > 0, "there is nothing to pay with");
    int all = pending.items.size();
    for (int at = 0; at < all; at++) {
      pending.items.show(at);
      Ref card = pending.items.ref(at);
      allowed(Payment.objection(s, card), card.text() + " cannot be paid");
    }
    pending.items.show(all);
    need(Payment.paid(s) < Payment.owed(s), "everything is paid");
  }

  private void arrive() {
    hit();
    need(!pending.items.isEmpty(), "coming=CARDS is missing");
    if (DEBTS.contains(kind)) {
      debt();
    } else {
      kind(CARDS);
    }
  }
}
