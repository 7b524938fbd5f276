package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Place;
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
          .thenComparingInt(ref -> ref.where().index())
          .thenComparing(ref -> ref.card());

  private final DealState s;
  private final Map<Integer, List<Place>> piles = new TreeMap<>();
  private final Map<Integer, List<Ref>> properties = new TreeMap<>();

  public OnTable(DealState s) {
    this.s = s;
  }

  /// The places of all piles of a seat.
  public List<Place> piles(int seat) {
    return piles.computeIfAbsent(seat, this::findPiles);
  }

  private List<Place> findPiles(int seat) {
    var places = new ArrayList<Place>();
    for (Colour colour : Colour.ALL) {
      for (int pile = 0; pile < s.collections[seat].piles(colour); pile++) {
        places.add(Place.of(colour, pile));
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
    Collection collection = s.collections[seat];
    for (Colour colour : Colour.AND_LOOSE) {
      for (int at = 0; at < collection.count(colour); at++) {
        refs.add(collection.ref(colour, at));
      }
    }
    return List.copyOf(refs);
  }

  /// What a seat could pay with, from the dearest down; of equal value what lies in a colour comes
  /// first, then the bank.
  public List<Ref> payable(int seat) {
    var refs = new ArrayList<>(properties(seat));
    for (Place place : piles(seat)) {
      refs.add(Ref.of(Card.HOUSE, place));
      refs.add(Ref.of(Card.HOTEL, place));
    }
    for (Card card : Card.ALL) {
      if (!card.property()) {
        refs.add(Ref.of(card, Place.BANK));
      }
    }
    refs.sort(DEAREST_FIRST);
    return refs;
  }
}
