package games.magie.classic.text;

import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.Deed;
import games.magie.classic.Lot;
import games.magie.classic.SeatSet;
import games.magie.classic.Terms;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Shortage;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Debts;
import games.magie.classic.table.Debts.Owed;
import games.magie.classic.table.OpenRents.OpenRent;
import games.magie.classic.trade.Offers;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads what is pending: auctions, shortages, interest, debts, claims, offers.
final class PendingReader {
  private final ClassicState s;
  private final Fields in;

  PendingReader(ClassicState s, Fields in) {
    this.s = s;
    this.in = in;
  }

  void read() {
    auction(PositionReader.words(in.take("auction")));
    shortage(PositionReader.words(in.take("shortage")));
    lots();
    for (int seat = 0; seat < s.seats; seat++) {
      int fees = deeds(in.take(seat, "interest"));
      for (int left = fees; left != 0; left &= left - 1) {
        s.addFee(seat, Board.firstDeed(left));
      }
      if ((fees & ~(s.owned[seat] & s.mortgaged)) != 0) {
        throw new BadInput("interest: only on mortgaged deeds of one's own");
      }
    }
    String heir = in.take("heir");
    s.heir = heir == null ? ClassicState.NOBODY : seat(heir);
    if (s.heir >= 0 && s.fees[s.heir] == 0) {
      throw new BadInput("heir: " + heir + " has no interest to pay");
    }
    debts(PositionReader.words(in.take("debts")));
    claims(PositionReader.words(in.take("claims")));
    offers(PositionReader.words(in.take("offers")));
    for (int seat = 0; seat < s.seats; seat++) {
      refused(seat, PositionReader.words(in.take(seat, "refused-by")));
    }
  }

  private int seat(String letter) {
    int seat = Seats.seat(letter, s.seats);
    if (s.isOut(seat)) {
      throw new BadInput("seat " + letter + " is out of the game");
    }
    return seat;
  }

  private static int deeds(@Nullable String text) {
    int mask = 0;
    for (String word : PositionReader.words(text)) {
      mask |= Deed.of(word).bit();
    }
    return mask;
  }

  private void lots() {
    s.lots = deeds(in.take("lots"));
    String last = in.take("last-lot");
    if (last != null) {
      s.lastLot = Deed.of(last).ordinal();
      s.lots |= 1 << s.lastLot;
    }
    if ((s.lots & s.sold) != 0) {
      throw new BadInput("lots: only deeds that nobody owns are auctioned");
    }
  }

  /// `boardwalk from 50 bid 120 by B passed CD`
  private void auction(List<String> words) {
    if (words.isEmpty()) {
      return;
    }
    s.auction.open(new Lot(Lot.parse(words.getFirst())), 1, SeatSet.of(s.out));
    for (int at = 1; at + 1 < words.size(); at += 2) {
      String value = words.get(at + 1);
      switch (words.get(at)) {
        case "from" -> {
          s.auction.opening = Numbers.parse(value, "auction", 1, PositionReader.MOST_MONEY);
          s.auction.high = s.auction.opening - 1;
        }
        case "bid" -> s.auction.high = Numbers.parse(value, "bid", 1, PositionReader.MOST_MONEY);
        case "by" -> s.auction.bidder = seat(value);
        case "passed" -> s.auction.passed |= PositionReader.seats(value, s.seats);
        default -> throw new BadInput("auction: '" + words.get(at) + "' says nothing here");
      }
    }
    boolean bid = s.auction.high >= s.auction.opening;
    if (words.size() % 2 == 0 || bid != s.auction.bidder >= 0) {
      throw new BadInput("auction: it looks like 'boardwalk bid 120 by B passed C'");
    }
  }

  /// `house by A on oriental asked BC`, with `wish` and `placing` beside it.
  private void shortage(List<String> words) {
    String placing = in.take("placing");
    for (int seat = 0; seat < s.seats; seat++) {
      String wish = in.take(seat, "wish", "0");
      s.shortage.wish[seat] =
          wish.equals("-") ? Shortage.UNKNOWN : (byte) Numbers.parse(wish, "wish", 0, 88);
    }
    if (words.isEmpty()) {
      if (placing != null) {
        throw new BadInput("placing: only in a shortage");
      }
      return;
    }
    if (words.size() != 7) {
      throw new BadInput("shortage: it looks like 'house by A on oriental asked BC'");
    }
    s.shortage.kind = Lot.parse(words.getFirst());
    s.shortage.opener = Seats.seat(words.get(2), s.seats);
    s.shortage.site = Deed.of(words.get(4)).ordinal();
    s.shortage.asked = PositionReader.seats(words.get(6), s.seats);
    if (s.shortage.kind < Deed.COUNT) {
      throw new BadInput("shortage: of houses or hotels, not of " + words.getFirst());
    }
    List<String> place = PositionReader.words(placing);
    if (!place.isEmpty()) {
      if (place.size() != 2) {
        throw new BadInput("placing: it looks like 'B 120' or 'B deed-price'");
      }
      s.shortage.placer = seat(place.getFirst());
      String paid = place.get(1);
      s.shortage.paid =
          paid.equals("deed-price")
              ? -1
              : Numbers.parse(paid, "placing", 1, PositionReader.MOST_MONEY);
    }
  }

  /// `A>B:200:rent:boardwalk`
  private void debts(List<String> words) {
    boolean unasked = "no".equals(in.take("debt-asked"));
    for (String word : words) {
      String[] parts = word.split("[>:]", -1);
      if (parts.length < 4 || parts.length > 5) {
        throw new BadInput("debts: '" + word + "' should look like A>B:200:rent:boardwalk");
      }
      int creditors = parts[1].equals("bank") ? 0 : PositionReader.seats(parts[1], s.seats);
      int amount = Numbers.parse(parts[2], "debts", 1, PositionReader.MOST_MONEY);
      Deed deed = parts.length == 5 ? Deed.of(parts[4]) : null;
      int debtor = seat(parts[0]);
      s.debts.add(new Owed(debtor, SeatSet.of(creditors), amount, cause(parts[3]), deed));
    }
    s.debts.opened = s.debts.count > 0 && !unasked;
  }

  private static Debts.Cause cause(String text) {
    for (Debts.Cause cause : Debts.Cause.values()) {
      if (cause.name().toLowerCase(Locale.ROOT).equals(text)) {
        return cause;
      }
    }
    throw new BadInput("debts: '" + text + "' should be rent, tax, card, each, fine or interest");
  }

  /// `A>B:boardwalk:50`, or `A>B:electric-company:x4` where the dice are still to be thrown.
  private void claims(List<String> words) {
    for (String word : words) {
      String[] parts = word.split("[>:]", -1);
      if (parts.length != 4) {
        throw new BadInput("claims: '" + word + "' should look like A>B:boardwalk:50");
      }
      boolean rolled = parts[3].startsWith("x");
      String number = rolled ? parts[3].substring(1) : parts[3];
      int value = Numbers.parse(number, "claims", 0, rolled ? 100 : PositionReader.MOST_MONEY);
      int amount = rolled ? 0 : value;
      int times = rolled ? value : 0;
      Deed deed = Deed.of(parts[2]);
      s.openRents.add(new OpenRent(seat(parts[0]), seat(parts[1]), deed, amount, times));
    }
  }

  /// `B=boardwalk+baltic`
  private void refused(int seat, List<String> words) {
    for (String word : words) {
      if (word.length() < 3 || word.charAt(1) != '=') {
        throw new BadInput("refused-by: '" + word + "' should look like B=boardwalk+baltic");
      }
      int other = seat(word.substring(0, 1));
      for (int left = deeds(word.substring(2).replace('+', ' ')); left != 0; left &= left - 1) {
        s.offers.of(seat).addRefused(other, Board.firstDeed(left));
      }
    }
  }

  /// `3:A>B:give,boardwalk+200,get,park-place:counters=2`
  private void offers(List<String> words) {
    int most = 0;
    byte[] made = s.offers.made.clone();
    boolean any = s.offers.madeAny;
    for (String word : words) {
      String[] parts = word.split("[>:]", -1);
      if (parts.length < 4 || parts.length > 5) {
        throw new BadInput("offers: '" + word + "' should look like 3:A>B:give,baltic,get,50");
      }
      s.offers.next = Numbers.parse(parts[0], "offers", most + 1, Integer.MAX_VALUE - 1);
      most = s.offers.next;
      boolean counters = parts.length == 5;
      if (counters && !parts[4].startsWith("counters=")) {
        throw new BadInput("offers: '" + parts[4] + "' should look like counters=2");
      }
      int from = seat(parts[1]);
      int to = seat(parts[2]);
      if (from == to) {
        throw new BadInput("offers: seat " + parts[1] + " cannot deal with itself");
      }
      if (s.offers.of(from).to(to) >= 0 || s.offers.of(from).open() == Offers.MOST_OPEN) {
        throw new BadInput("offers: too many of seat " + parts[1]);
      }
      s.offers.add(
          from,
          new Offer(to, Terms.parse(List.of(parts[3].split(",", -1)))),
          counters ? Numbers.parse(parts[4].substring(9), "offers", 1, most) : 0);
    }
    System.arraycopy(made, 0, s.offers.made, 0, made.length);
    s.offers.madeAny = any;
    s.offers.next = in.take("next-offer", most + 1, Integer.MAX_VALUE, most + 1);
  }
}
