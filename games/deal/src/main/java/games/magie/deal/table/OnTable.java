package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Ref;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What lies in front of each seat of one position, found once and asked for again and again.
public final class OnTable {
  private static final Comparator<Ref> DEAREST_FIRST =
      Comparator.<Ref>comparingInt(ref -> -ref.card().value())
          .thenComparingInt(ref -> ref.place())
          .thenComparing(ref -> ref.card());

  private final DealState s;
  private final Map<Integer, List<Integer>> piles = new TreeMap<>();
  private final Map<Integer, List<Ref>> properties = new TreeMap<>();

  public OnTable(DealState s) {
    this.s = s;
  }

  /// The places of all piles of a seat.
  public List<Integer> piles(int seat) {
    return piles.computeIfAbsent(seat, this::findPiles);
  }

  private List<Integer> findPiles(int seat) {
    var places = new ArrayList<Integer>();
    for (Colour colour : Colour.ALL) {
      for (int pile = 0; pile < Piles.piles(s, seat, colour.ordinal()); pile++) {
        places.add(Ref.place(colour.ordinal(), pile));
      }
    }
    return places;
  }

  /// The properties of a seat by colour and arrival, one for each kind in a pile.
  public List<Ref> properties(int seat) {
    return properties.computeIfAbsent(seat, this::findProperties);
  }

  private List<Ref> findProperties(int seat) {
    var refs = new LinkedHashSet<Ref>();
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      for (int at = 0; at < Piles.count(s, seat, colour); at++) {
        refs.add(new Ref(Card.ALL[Piles.card(s, seat, colour, at)], Piles.place(colour, at)));
      }
    }
    return List.copyOf(refs);
  }

  /// What a seat could pay with, from the dearest down; of equal value what lies in a colour comes
  /// first, then the bank.
  public List<Ref> payable(int seat) {
    var refs = new ArrayList<>(properties(seat));
    for (int place : piles(seat)) {
      refs.add(new Ref(Card.HOUSE, place));
      refs.add(new Ref(Card.HOTEL, place));
    }
    for (Card card : Card.ALL) {
      if (!card.property()) {
        refs.add(new Ref(card, Ref.BANK));
      }
    }
    refs.sort(DEAREST_FIRST);
    return refs;
  }
}
