package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Accept;
import games.magie.deal.DealMove.Bank;
import games.magie.deal.DealMove.Build;
import games.magie.deal.DealMove.Charge;
import games.magie.deal.DealMove.Discard;
import games.magie.deal.DealMove.EndTurn;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealMove.Give;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.DealMove.Lift;
import games.magie.deal.DealMove.MoveBuilding;
import games.magie.deal.DealMove.Pay;
import games.magie.deal.DealMove.PayAll;
import games.magie.deal.DealMove.PlaceBuilding;
import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.deal.DealMove.PlaySet;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.DealMove.SayNo;
import games.magie.deal.DealMove.Settle;
import games.magie.deal.DealMove.Take;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.table.DealState;
import games.magie.deal.table.OnTable;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/// Every move of a closed family that could be named, wisely or not, in the order of the fast list:
/// loops over cards, colours, piles and seats, and nothing that is clever. What has no objection is
/// the list of moves.
final class Candidates {
  private static final List<Card> PROPERTIES = cards(true);
  private static final List<Card> OTHER_CARDS = cards(false);

  private static final Comparator<Ref> BY_CARD = Comparator.comparing(ref -> ref.card());
  private static final Comparator<Ref> BY_PLACE =
      Comparator.comparingInt(ref -> ref.where().index());

  private final DealRules rules;
  private final DealState s;
  private final int seat;
  private final List<DealMove> moves = new ArrayList<>(512);

  private final OnTable table;

  /// The seats from the active player's left.
  private final List<Integer> others;

  private Candidates(DealRules rules, DealState s, int seat) {
    this.rules = rules;
    this.s = s;
    this.seat = seat;
    this.table = new OnTable(s);
    this.others = IntStream.range(1, s.seats).mapToObj(at -> (s.active + at) % s.seats).toList();
  }

  static List<DealMove> of(DealRules rules, DealState s, int seat) {
    var candidates = new Candidates(rules, s, seat);
    switch (s.phase) {
      case PLAY, DISCARD -> {
        candidates.turn();
        return s.options.decks() > 1 ? candidates.byFirstSteps() : candidates.moves;
      }
      case LIFT -> {
        candidates.turn();
        var lifted = new Lift(Objects.requireNonNull(s.pending.lifted));
        candidates.moves.removeIf(move -> !lifted.equals(FirstSteps.of(move)));
      }
      case AIM -> {
        candidates.playOn(s.pending.action());
        candidates.playSet(s.pending.action());
      }
      case CHARGE -> candidates.charges();
      case TAKE ->
          candidates.on(s.pending.victim).forEach(ref -> candidates.moves.add(new Take(ref)));
      case GIVE -> candidates.on(s.active).forEach(ref -> candidates.moves.add(new Give(ref)));
      case REACT -> candidates.moves.addAll(List.of(new Accept(), new SayNo()));
      case PAY -> candidates.payments();
      case ARRIVE -> candidates.arrivals();
      case OVER -> {}
    }
    return candidates.moves;
  }

  // A turn.

  private void turn() {
    for (Card card : OTHER_CARDS) {
      moves.add(new Bank(card));
      moves.add(new Play(card));
    }
    if (s.seats == 2) {
      for (Card card : OTHER_CARDS) {
        moves.add(new Rent(card, 0));
        playOn(card);
      }
    }
    layProperties();
    flipTwoColourWilds();
    if (s.seats == 2) {
      for (Card card : OTHER_CARDS) {
        rentDoubled(card);
      }
    }
    for (Card card : OTHER_CARDS) {
      if (s.seats > 2) {
        moves.add(new Rent(card, 0));
        rentDoubled(card);
        playOn(card);
      }
      playSet(card);
      build(card);
    }
    recolourAllColourWilds();
    for (Colour colour : Colour.ALL) {
      rearrangeSurplus(colour);
    }
    moves.add(new EndTurn());
    moveBuildings();
    for (Card card : Card.ALL) {
      moves.add(new Discard(card));
    }
  }

  private static List<Card> cards(boolean property) {
    return List.of(Card.ALL).stream().filter(card -> card.property() == property).toList();
  }

  private void rentDoubled(Card card) {
    moves.add(new Rent(card, 1));
    moves.add(new Rent(card, 2));
  }

  private void layProperties() {
    for (Colour colour : Colour.ALL) {
      moves.add(new Lay(Card.WILD_ANY, colour));
    }
    for (Card card : PROPERTIES) {
      for (Colour colour : Colour.ALL) {
        if (card != Card.WILD_ANY) {
          moves.add(new Lay(card, colour));
        }
      }
    }
    moves.add(new Lay(Card.WILD_ANY, null));
  }

  private void playOn(Card card) {
    for (int other : others) {
      moves.add(new PlayOn(card, other));
    }
  }

  private void playSet(Card card) {
    for (int other : others) {
      for (Place place : piles(other)) {
        moves.add(new PlaySet(card, other, place));
      }
    }
  }

  private void build(Card card) {
    for (Place place : piles(s.active)) {
      moves.add(new Build(card, place));
    }
  }

  private void moveBuildings() {
    for (Place from : piles(s.active)) {
      for (Card card : List.of(Card.HOUSE, Card.HOTEL)) {
        for (Place to : piles(s.active)) {
          moves.add(new MoveBuilding(card, from, to));
        }
      }
    }
  }

  // What lies on the table.

  private List<Place> piles(int of) {
    return table.piles(of);
  }

  private List<Ref> on(int of) {
    return table.properties(of);
  }

  private boolean single(Ref ref) {
    return ref.where() == Place.LOOSE || s.own.piles(ref.where().colour()) == 1;
  }

  private void recolour(Ref ref) {
    for (Colour colour : Colour.ALL) {
      moves.add(new Recolour(ref, colour));
    }
  }

  /// Wilds of colours with one pile come first, by card and colour.
  private void flipTwoColourWilds() {
    on(s.active).stream()
        .filter(this::single)
        .filter(ref -> ref.card() != Card.WILD_ANY)
        .sorted(BY_CARD)
        .forEach(this::recolour);
  }

  private void recolourAllColourWilds() {
    on(s.active).stream()
        .filter(this::single)
        .filter(ref -> ref.card() == Card.WILD_ANY)
        .forEach(this::recolour);
  }

  /// The wilds of a colour with several piles by arrival, then its exchanges by card and pile.
  private void rearrangeSurplus(Colour colour) {
    List<Ref> refs = on(s.active).stream().filter(ref -> ref.where().colour() == colour).toList();
    refs.stream().filter(ref -> !single(ref)).forEach(this::recolour);
    List<Ref> byPlace = refs.stream().sorted(BY_PLACE.thenComparing(BY_CARD)).toList();
    for (Ref open : refs.stream().sorted(BY_CARD).toList()) {
      for (Ref full : byPlace) {
        moves.add(new Exchange(open, full));
      }
    }
  }

  // With two decks.

  /// A first step stands where the first of the moves stands that can follow it.
  private List<DealMove> byFirstSteps() {
    Map<DealMove, Optional<DealState>> after = new LinkedHashMap<>();
    var steps = new LinkedHashSet<DealMove>();
    for (DealMove move : moves) {
      DealMove first = FirstSteps.of(move);
      if (first == null) {
        steps.add(move);
        continue;
      }
      Optional<DealState> begun = after.computeIfAbsent(first, this::begun);
      if (begun.isPresent() && rules.objection(begun.get(), seat, move) == null) {
        steps.add(first);
      }
    }
    return List.copyOf(steps);
  }

  private Optional<DealState> begun(DealMove first) {
    if (rules.objection(s, seat, first) != null) {
      return Optional.empty();
    }
    DealState begun = s.copy();
    rules.play(begun, seat, first, Chance.NONE, Out.SILENT);
    return Optional.of(begun);
  }

  // What is asked besides.

  private void charges() {
    for (Colour colour : Colour.ALL) {
      moves.add(new Charge(colour, -1));
      for (int other : others) {
        moves.add(new Charge(colour, other));
      }
    }
  }

  /// Everything, then card by card.
  private void payments() {
    moves.add(new PayAll());
    table.payable(s.pending.victim).forEach(ref -> moves.add(new Pay(ref)));
  }

  private void arrivals() {
    moves.add(new PlaceBuilding(Place.BANK));
    for (Place place : piles(s.active)) {
      moves.add(new PlaceBuilding(place));
    }
    for (Colour colour : Colour.ALL) {
      moves.add(new Settle(colour));
    }
    moves.add(new Settle(null));
  }
}
