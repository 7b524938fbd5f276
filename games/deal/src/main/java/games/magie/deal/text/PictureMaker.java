package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealPicture;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.rules.Proposal;
import games.magie.deal.rules.Winning;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Pending;
import games.magie.deal.table.Phase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Makes the picture of what one seat may know.
public final class PictureMaker {
  private final DealState s;
  private final int viewer;

  public PictureMaker(DealState s, int viewer) {
    this.s = s;
    this.viewer = viewer;
  }

  public DealPicture picture() {
    var hand = new ArrayList<String>();
    for (int at = 0; viewer >= 0 && at < s.sides[viewer].handSize; at++) {
      hand.add(s.handCard(viewer, at).text());
    }
    var discard = new ArrayList<String>();
    for (int at = 0; at < s.discarded; at++) {
      discard.add(Card.ALL[s.discard[at]].text());
    }
    List<Ref> cheapest = s.phase == Phase.PAY ? Proposal.cheapest(s) : List.of();
    return new DealPicture(
        s.phase.text(),
        s.active,
        s.awaited(),
        s.turn,
        s.playsLeft,
        s.options.setsToWin(),
        s.options.handLimit(),
        hand,
        s.bag.bound() + s.underneath,
        discard,
        pending(),
        cheapest.stream().map(Ref::text).toList(),
        players());
  }

  private DealPicture.Pending pending() {
    Pending matter = s.pending;
    var then = new ArrayList<Integer>();
    for (int seat = 0; seat < s.seats; seat++) {
      if ((matter.queue >> seat & 1) != 0) {
        then.add(seat);
      }
    }
    var items = new ArrayList<String>();
    int paid = 0;
    for (int at = matter.items.first(); at < matter.items.end(); at++) {
      Ref ref = matter.items.ref(at);
      items.add(s.phase == Phase.ARRIVE ? ref.card().text() : ref.text());
      paid += ref.card().value();
    }
    return new DealPicture.Pending(
        matter.card == null ? "" : matter.card.text(),
        matter.doublers,
        matter.colour == null ? "" : matter.colour.text(),
        matter.amount,
        matter.victim,
        then,
        matter.noes,
        matter.set == null ? text(matter.target()) : matter.set.text(),
        text(matter.offered),
        items,
        paid);
  }

  private static String text(@Nullable Ref ref) {
    return ref == null ? "" : ref.text();
  }

  private List<DealPicture.Player> players() {
    var players = new ArrayList<DealPicture.Player>();
    for (int seat = 0; seat < s.seats; seat++) {
      var bank = new ArrayList<String>();
      for (Card card : Card.ALL) {
        bank.addAll(Collections.nCopies(s.sides[seat].banked(card), card.text()));
      }
      players.add(
          new DealPicture.Player(
              s.sides[seat].handSize,
              bank,
              s.sides[seat].bankValue(),
              piles(s.collections[seat]),
              s.worth(seat),
              Integer.bitCount(s.collections[seat].sets()),
              s.hasLeft(seat),
              Winning.rank(s, seat)));
    }
    return players;
  }

  private static List<DealPicture.Pile> piles(Collection collection) {
    var piles = new ArrayList<DealPicture.Pile>();
    for (Colour colour : Colour.ALL) {
      for (int pile = 0; pile < collection.piles(colour); pile++) {
        piles.add(pile(collection, Place.of(colour, pile)));
      }
    }
    int loose = collection.count(Colour.LOOSE);
    if (loose > 0) {
      var cards = Collections.nCopies(loose, Card.WILD_ANY.text());
      piles.add(new DealPicture.Pile("", "", cards, 0, false, false, false, 0));
    }
    return piles;
  }

  private static DealPicture.Pile pile(Collection collection, Place place) {
    Colour colour = place.colour();
    var cards = new ArrayList<String>();
    for (int at = 0; at < collection.height(place); at++) {
      cards.add(collection.card(colour, place.pile() * colour.size() + at).text());
    }
    return new DealPicture.Pile(
        colour.text(),
        place.text(),
        cards,
        colour.size(),
        collection.isSet(place),
        collection.house(place),
        collection.hotel(place),
        collection.rent(place));
  }
}
