package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealPicture;
import games.magie.deal.Ref;
import games.magie.deal.rules.Proposal;
import games.magie.deal.rules.Winning;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Pending;
import games.magie.deal.table.Phase;
import games.magie.deal.table.Piles;
import java.util.ArrayList;
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
      hand.add(Card.ALL[s.handCard(viewer, at)].text());
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
        matter.set == DealState.NONE ? text(matter.target()) : Ref.text(matter.set),
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
      for (int card = 0; card < Card.BANKABLE; card++) {
        for (int copy = 0; copy < s.sides[seat].banked(card); copy++) {
          bank.add(Card.ALL[card].text());
        }
      }
      players.add(
          new DealPicture.Player(
              s.sides[seat].handSize,
              bank,
              s.sides[seat].bankValue,
              piles(seat),
              s.sides[seat].worth(),
              Integer.bitCount(s.sides[seat].sets()),
              s.hasLeft(seat),
              Winning.rank(s, seat)));
    }
    return players;
  }

  private List<DealPicture.Pile> piles(int seat) {
    var piles = new ArrayList<DealPicture.Pile>();
    for (Colour colour : Colour.ALL) {
      for (int pile = 0; pile < Piles.piles(s, seat, colour.ordinal()); pile++) {
        piles.add(pile(seat, colour, pile));
      }
    }
    int loose = Piles.count(s, seat, Colour.LOOSE);
    if (loose > 0) {
      var cards = java.util.Collections.nCopies(loose, Card.WILD_ANY.text());
      piles.add(new DealPicture.Pile("", "", cards, 0, false, false, false, 0));
    }
    return piles;
  }

  private DealPicture.Pile pile(int seat, Colour colour, int pile) {
    int at = colour.ordinal();
    var cards = new ArrayList<String>();
    for (int card = 0; card < Piles.height(s, seat, at, pile); card++) {
      cards.add(Card.ALL[Piles.card(s, seat, at, pile * colour.size() + card)].text());
    }
    return new DealPicture.Pile(
        colour.text(),
        Ref.text(Ref.place(at, pile)),
        cards,
        colour.size(),
        Piles.isSet(s, seat, at, pile),
        Piles.house(s, seat, at, pile),
        Piles.hotel(s, seat, at, pile),
        Piles.rent(s, seat, at, pile));
  }
}
