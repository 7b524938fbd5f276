package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Items;
import games.magie.deal.table.Pending;
import games.magie.deal.table.Phase;
import games.magie.deal.table.Piles;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import java.util.Locale;

/// Positions and views as text:
///
///     turn: 4 | step: 17 | plays: 2 | discard: pass-go 1
///     A* hand: debt-collector 5 | bank: 1 2 | red: kentucky indiana illinois +house / wild-red-yellow
///     B hand: - | bank: 10 | brown: baltic
///
/// What is not named lies in the draw pile. In a pile the cards stand in the order of their
/// arrival; full piles come first, `/` separates them. A view shows `?` for each card of another
/// hand, and how many cards the draw pile has. See [PendingReader] for what is pending.
///
/// `before` says how the active player's collection lay since the last play, from the last
/// arrangement back, each by the colours that lay otherwise than after it:
///
///     before: red kentucky wild-red-yellow, yellow -; pink -, orange wild-pink-orange
public final class PositionWriter {
  /// Shows all hands.
  static final int EVERYTHING = -2;

  /// The first version of the rules whose positions say how the collection lay before.
  private static final int SAYS_HOW_IT_LAY = 3;

  private final DealState s;
  private final int viewer;
  private final int version;

  public PositionWriter(DealState s, int viewer) {
    this(s, viewer, Integer.MAX_VALUE);
  }

  /// @param version of the rules whose text is wanted
  PositionWriter(DealState s, int viewer, int version) {
    this.s = s;
    this.viewer = viewer;
    this.version = version;
  }

  public void write(Fields out) {
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
    if (!s.earlier.isEmpty()) {
      if (version < SAYS_HOW_IT_LAY) {
        out.put("held", held());
      } else {
        out.put("before", before());
      }
    }
    for (int seat = 0; seat < s.seats; seat++) {
      seat(seat, out);
    }
  }

  /// From the last arrangement back, each by the colours that lay otherwise than after it.
  private String before() {
    var text = new StringBuilder();
    for (int entry = s.earlier.count() - 2; entry >= 0; entry--) {
      Piles lay = s.earlier.lay(entry);
      text.append(text.isEmpty() ? "" : "; ");
      String comma = "";
      for (Colour colour : Colour.AND_LOOSE) {
        if (!s.earlier.unchanged(entry, colour)) {
          String piles = piles(lay, colour);
          text.append(comma).append(Names.text(colour)).append(' ');
          text.append(piles.isEmpty() ? Fields.NONE : piles);
          comma = ", ";
        }
      }
    }
    return text.toString();
  }

  /// As versions 1 and 2 wrote it: all arrangements, by their hashes.
  private String held() {
    var text = new StringBuilder();
    for (int entry = 0; entry < s.earlier.count(); entry++) {
      text.append(entry == 0 ? "" : " ").append(Long.toHexString(s.earlier.hash(entry)));
    }
    return text.toString();
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
    var text = new StringBuilder(s.phase.text());
    Pending matter = s.pending;
    if (matter.card != null) {
      text.append(" card=").append(matter.card.text());
    }
    if (matter.doublers > 0) {
      text.append(" double=").append(matter.doublers);
    }
    if (matter.colour != null) {
      text.append(" colour=").append(matter.colour.text());
    }
    if (matter.amount > 0) {
      text.append(" amount=").append(matter.amount);
    }
    if (matter.victim != DealState.NONE) {
      text.append(" on=").append(Seats.letter(matter.victim));
    }
    if (matter.queue != 0) {
      text.append(" then=").append(Seats.letters(matter.queue));
    }
    if (matter.noes > 0) {
      text.append(" no=").append(matter.noes);
    }
    Ref target = matter.target();
    if (target != null) {
      text.append(" take=").append(target.text());
    }
    if (matter.set != null) {
      text.append(" take=").append(matter.set.text());
    }
    if (matter.offered != null) {
      text.append(" give=").append(matter.offered.text());
    }
    if (!matter.items.isEmpty()) {
      items(matter, text);
    }
    return text.toString();
  }

  private void items(Pending matter, StringBuilder text) {
    boolean arriving = s.phase == Phase.ARRIVE;
    text.append(arriving ? " coming=" : " paid=");
    Items items = matter.items;
    for (int at = items.first(); at < items.end(); at++) {
      Ref ref = items.ref(at);
      text.append(at == items.first() ? "" : ",");
      text.append(arriving && ref.card().property() ? ref.card().text() : ref.text());
      text.append(items.toVictim(at) ? ">" + Seats.letter(matter.victim) : "");
    }
  }

  private void seat(int seat, Fields out) {
    if (s.hasLeft(seat)) {
      out.put(seat, "left", "yes");
      return;
    }
    out.put(seat, "hand", hand(seat));
    out.put(seat, "bank", bank(seat));
    for (Colour colour : Colour.AND_LOOSE) {
      if (s.collections[seat].count(colour) > 0) {
        out.put(seat, Names.text(colour), piles(s.collections[seat], colour));
      }
    }
  }

  private String hand(int seat) {
    var text = new StringBuilder();
    boolean shown = viewer == EVERYTHING || viewer == seat;
    for (int at = 0; at < s.sides[seat].handSize; at++) {
      text.append(at == 0 ? "" : " ");
      text.append(shown ? s.handCard(seat, at).text() : "?");
    }
    return text.isEmpty() ? "-" : text.toString();
  }

  private String bank(int seat) {
    var text = new StringBuilder();
    for (Card card : Card.ALL) {
      for (int copy = 0; copy < s.sides[seat].banked(card); copy++) {
        text.append(text.isEmpty() ? "" : " ").append(card.text());
      }
    }
    return text.isEmpty() ? "-" : text.toString();
  }

  private static String piles(Piles piles, Colour colour) {
    var text = new StringBuilder();
    int size = colour.size();
    for (int at = 0; at < piles.count(colour); at++) {
      text.append(at == 0 ? "" : at % size == 0 ? " / " : " ");
      text.append(piles.card(colour, at).text());
      if (at % size == size - 1) {
        Place pile = Place.of(colour, at / size);
        text.append(piles.house(pile) ? " +house" : "");
        text.append(piles.hotel(pile) ? " +hotel" : "");
      }
    }
    return text.toString();
  }
}
