package games.magie.deal;

import games.magie.kernel.Fields;
import games.magie.kernel.Seats;
import java.util.Locale;

/// Positions and views as text:
///
///     turn: 4 | step: 17 | plays: 2 | discard: pass-go 1
///     A* hand: debt-collector 5 | bank: 1 2 | red: kentucky indiana illinois +house / wild-red-yellow
///     B hand: - | bank: 10 | brown: baltic
///
/// What is not named lies in the draw pile. In a pile the cards stand in the order of their
/// arrival; full piles come first, `/` separates them. A view shows `?` for each card of another
/// hand, and how many cards the draw pile has. See [PositionReader] for what is pending.
final class PositionWriter {
  /// Shows all hands.
  static final int EVERYTHING = -2;

  private final DealState s;
  private final int viewer;

  PositionWriter(DealState s, int viewer) {
    this.s = s;
    this.viewer = viewer;
  }

  void write(Fields out) {
    int awaited = s.awaited();
    out.star(awaited == DealState.NONE ? 0 : Seats.mask(awaited));
    out.put("turn", s.turn).put("step", s.step).put("plays", s.playsLeft);
    if (awaited != s.active) {
      out.put("active", Seats.letter(s.active));
    }
    if (s.phase == Phase.OVER) {
      out.put("over", over());
    } else if (s.phase != Phase.PLAY) {
      out.put("pending", pending());
    }
    if (s.still) {
      out.put("still", "yes");
    }
    if (s.stillTurns > 0) {
      out.put("still-turns", s.stillTurns);
    }
    if (viewer != EVERYTHING) {
      out.put("draw", s.bag.bound() + s.underneath);
    }
    put(out, "discard", s.discard, s.discarded);
    put(out, "under", s.under, s.underneath);
    if (s.heldCount > 0) {
      var held = new StringBuilder();
      for (int at = 0; at < s.heldCount; at++) {
        held.append(at == 0 ? "" : " ").append(Long.toHexString(s.held[at]));
      }
      out.put("held", held.toString());
    }
    for (int seat = 0; seat < s.seats; seat++) {
      seat(seat, out);
    }
  }

  private String over() {
    String how = s.end.name().toLowerCase(Locale.ROOT);
    return s.winner == DealState.NONE ? how : how + " " + Seats.letter(s.winner);
  }

  private static void put(Fields out, String name, byte[] cards, int count) {
    if (count > 0) {
      var text = new StringBuilder();
      for (int at = 0; at < count; at++) {
        text.append(at == 0 ? "" : " ").append(Card.ALL[cards[at]].text());
      }
      out.put(name, text.toString());
    }
  }

  private String pending() {
    var text = new StringBuilder(s.phase.name().toLowerCase(Locale.ROOT));
    if (s.card != DealState.NONE) {
      text.append(" card=").append(Card.ALL[s.card].text());
    }
    if (s.doublers > 0) {
      text.append(" double=").append(s.doublers);
    }
    if (s.colour != DealState.NONE) {
      text.append(" colour=").append(Colour.ALL[s.colour].text());
    }
    if (s.amount > 0) {
      text.append(" amount=").append(s.amount);
    }
    if (s.victim != DealState.NONE) {
      text.append(" on=").append(Seats.letter(s.victim));
    }
    if (s.queue != 0) {
      text.append(" then=").append(Seats.letters(s.queue));
    }
    if (s.noes > 0) {
      text.append(" no=").append(s.noes);
    }
    if (s.take != DealState.NONE) {
      boolean set = s.phase != Phase.LIFT && Card.ALL[s.card].effect() instanceof Effect.TakeSet;
      text.append(" take=").append(set ? Ref.text(s.take) : Ref.of(s.take).text());
    }
    if (s.give != DealState.NONE) {
      text.append(" give=").append(Ref.of(s.give).text());
    }
    if (s.itemCount > 0) {
      items(text);
    }
    return text.toString();
  }

  private void items(StringBuilder text) {
    text.append(s.phase == Phase.ARRIVE ? " coming=" : " paid=");
    for (int at = s.itemAt; at < s.itemCount; at++) {
      int item = s.items[at];
      Card card = Card.ALL[Ref.card(item)];
      boolean placeless = s.phase == Phase.ARRIVE && card.property();
      text.append(at == s.itemAt ? "" : ",");
      text.append(placeless ? card.text() : Ref.of(item & ~DealState.TO_VICTIM).text());
      text.append((item & DealState.TO_VICTIM) != 0 ? ">" + Seats.letter(s.victim) : "");
    }
  }

  private void seat(int seat, Fields out) {
    if (s.hasLeft(seat)) {
      out.put(seat, "left", "yes");
      return;
    }
    out.put(seat, "hand", hand(seat));
    out.put(seat, "bank", bank(seat));
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      if (Piles.count(s, seat, colour) > 0) {
        String name = colour == Colour.LOOSE ? "loose" : Colour.ALL[colour].text();
        out.put(seat, name, piles(seat, colour));
      }
    }
  }

  private String hand(int seat) {
    var text = new StringBuilder();
    boolean shown = viewer == EVERYTHING || viewer == seat;
    for (int at = 0; at < s.sides[seat].handSize; at++) {
      text.append(at == 0 ? "" : " ");
      text.append(shown ? Card.ALL[s.handCard(seat, at)].text() : "?");
    }
    return text.isEmpty() ? "-" : text.toString();
  }

  private String bank(int seat) {
    var text = new StringBuilder();
    for (int card = 0; card < Card.BANKABLE; card++) {
      for (int copy = 0; copy < s.sides[seat].banked(card); copy++) {
        text.append(text.isEmpty() ? "" : " ").append(Card.ALL[card].text());
      }
    }
    return text.isEmpty() ? "-" : text.toString();
  }

  private String piles(int seat, int colour) {
    var text = new StringBuilder();
    int count = Piles.count(s, seat, colour);
    int size = colour == Colour.LOOSE ? count : Colour.size(colour);
    for (int at = 0; at < count; at++) {
      text.append(at == 0 ? "" : at % size == 0 ? " / " : " ");
      text.append(Card.ALL[Piles.card(s, seat, colour, at)].text());
      if (at % size == size - 1 && colour != Colour.LOOSE) {
        text.append(Piles.house(s, seat, colour, at / size) ? " +house" : "");
        text.append(Piles.hotel(s, seat, colour, at / size) ? " +hotel" : "");
      }
    }
    return text.toString();
  }
}
