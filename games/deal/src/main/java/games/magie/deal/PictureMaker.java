package games.magie.deal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Makes the picture of what one seat may know.
final class PictureMaker {
  private final DealState s;
  private final int viewer;

  PictureMaker(DealState s, int viewer) {
    this.s = s;
    this.viewer = viewer;
  }

  DealPicture picture() {
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
        s.phase.name().toLowerCase(Locale.ROOT),
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
    var then = new ArrayList<Integer>();
    for (int seat = 0; seat < s.seats; seat++) {
      if ((s.queue >> seat & 1) != 0) {
        then.add(seat);
      }
    }
    var items = new ArrayList<String>();
    int paid = 0;
    for (int at = s.itemAt; at < s.itemCount; at++) {
      Ref ref = Ref.of(s.items[at] & ~DealState.TO_VICTIM);
      items.add(s.phase == Phase.ARRIVE ? ref.card().text() : ref.text());
      paid += ref.card().value();
    }
    return new DealPicture.Pending(
        s.card == DealState.NONE ? "" : Card.ALL[s.card].text(),
        s.doublers,
        s.colour == DealState.NONE ? "" : Colour.ALL[s.colour].text(),
        s.amount,
        s.victim,
        then,
        s.noes,
        take(),
        s.give == DealState.NONE ? "" : Ref.of(s.give).text(),
        items,
        paid);
  }

  private String take() {
    if (s.take == DealState.NONE) {
      return "";
    }
    boolean set = s.phase != Phase.LIFT && Card.ALL[s.card].effect() instanceof Effect.TakeSet;
    return set ? Ref.text(s.take) : Ref.of(s.take).text();
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
