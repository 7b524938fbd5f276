package games.magie.deal;

import games.magie.kernel.Seats;
import java.util.List;

/// The canonical text of events: a code, the seat it is about, then the rest.
final class EventText {
  private EventText() {}

  static String line(String code, int seat, Object... words) {
    var text = new StringBuilder(code).append(' ').append(Seats.letter(seat));
    for (Object word : words) {
      text.append(' ').append(word);
    }
    return text.toString();
  }

  static String names(List<Card> cards) {
    return String.join(" ", cards.stream().map(Card::text).toList());
  }

  static String refs(List<Ref> cards) {
    return String.join(" ", cards.stream().map(Ref::text).toList());
  }
}
