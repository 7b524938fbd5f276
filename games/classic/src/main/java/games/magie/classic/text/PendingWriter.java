package games.magie.classic.text;

import games.magie.classic.ClassicEvent;
import games.magie.classic.Deed;
import games.magie.classic.Lot;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Debts;
import games.magie.classic.table.OpenRents.OpenRent;
import games.magie.classic.trade.Offers;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;

/// Writes what is pending: auctions, shortages, debts, open rents, offers; [PendingReader] reads it
/// back.
final class PendingWriter {
  private final ClassicState s;
  private final Fields out;

  PendingWriter(ClassicState s, Fields out) {
    this.s = s;
    this.out = out;
  }

  void write() {
    if (s.auction.running()) {
      out.put("auction", auction());
    }
    if (s.shortage.open()) {
      out.put(
          "shortage",
          "%s by %s on %s asked %s"
              .formatted(
                  new Lot(s.shortage.kind).text(),
                  Seats.letter(s.shortage.opener),
                  Deed.ALL.get(s.shortage.site).text(),
                  Seats.letters(s.shortage.asked)));
    }
    if (s.shortage.placer >= 0) {
      String paid = s.shortage.paid < 0 ? "deed-price" : String.valueOf(s.shortage.paid);
      out.put("placing", Seats.letter(s.shortage.placer) + " " + paid);
    }
    if (s.heir >= 0) {
      out.put("heir", Seats.letter(s.heir));
    }
    if (s.ownLots() != 0) {
      out.put("lots", PositionWriter.deeds(s.ownLots()));
    }
    if (s.lastLot >= 0) {
      out.put("last-lot", Deed.ALL.get(s.lastLot).text());
    }
    if (s.debts.count > 0) {
      out.put("debts", debts());
      if (!s.debts.opened) {
        out.put("debt-asked", "no");
      }
    }
    if (!s.openRents.isEmpty()) {
      out.put("claims", claims());
    }
    if (s.offers.next > 1) {
      out.put("next-offer", s.offers.next);
    }
    if (s.offers.count > 0) {
      out.put("offers", offers());
    }
  }

  private String auction() {
    var text = new StringBuilder(new Lot(s.auction.lot).text());
    if (s.auction.opening != 1) {
      text.append(" from ").append(s.auction.opening);
    }
    if (s.auction.bidder >= 0) {
      text.append(" bid ").append(s.auction.high);
      text.append(" by ").append(Seats.letter(s.auction.bidder));
    }
    int passed = s.auction.passed & ~s.out;
    return passed == 0 ? text.toString() : text + " passed " + Seats.letters(passed);
  }

  private String debts() {
    var text = new StringBuilder();
    Debts debts = s.debts;
    for (int at = 0; at < debts.count; at++) {
      text.append(at == 0 ? "" : " ").append(Seats.letter(debts.debtor(at))).append('>');
      text.append(ClassicEvent.creditors(debts.creditors(at).mask()));
      text.append(':').append(debts.amount(at)).append(':');
      text.append(debts.get(at).why().text());
      Deed deed = debts.get(at).deed();
      if (deed != null) {
        text.append(':').append(deed.text());
      }
    }
    return text.toString();
  }

  private String claims() {
    var text = new StringBuilder();
    for (OpenRent rent : s.openRents.all()) {
      text.append(text.isEmpty() ? "" : " ").append(Seats.letter(rent.debtor())).append('>');
      text.append(Seats.letter(rent.owner())).append(':').append(rent.deed().text()).append(':');
      text.append(rent.times() > 0 ? "x" + rent.times() : "" + rent.amount());
    }
    return text.toString();
  }

  private String offers() {
    var text = new StringBuilder();
    Offers offers = s.offers;
    for (int at = 0; at < offers.count; at++) {
      text.append(at == 0 ? "" : " ").append(offers.number(at)).append(':');
      text.append(Seats.letter(offers.from(at))).append('>');
      text.append(Seats.letter(offers.offer(at).to()));
      text.append(':').append(offers.offer(at).terms().text().replace(' ', ','));
      if (offers.counterTo(at) != 0) {
        text.append(":counters=").append(offers.counterTo(at));
      }
    }
    return text.toString();
  }
}
