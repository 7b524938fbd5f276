package games.magie.bots.classic;

import games.magie.classic.ClassicView;
import games.magie.classic.Deck;
import games.magie.classic.Terms;

/// Who is how likely to win, and what a change of hands does to that. Rents go from one player to
/// another, so that what one will earn, the others will pay. The two who deal may both gain when
/// the others lose; a gift to the leader costs more than the same gift to the last.
final class Judgement {
  private static final int MOST_SEATS = 8;
  private static final int CARD_VALUE = 30;

  /// Of what everybody is worth on average: even the poorest has a chance.
  private static final double LEAST = 0.02;

  final Sheet sheet = new Sheet();

  /// What the last judged change does to the chances of this player and of the other one.
  double mine;

  double theirs;

  private final Worth worth;
  private final double horizon;
  private final double drain;
  private final double lead;
  private final int squares;
  private final double[] assets = new double[MOST_SEATS];
  private final double[] rents = new double[MOST_SEATS];
  private final double[] powers = new double[MOST_SEATS];
  private final double[] before = new double[MOST_SEATS];
  private double scale;
  private double all;
  private int me;

  Judgement(Style style) {
    this.worth = new Worth(style);
    this.horizon = style.of(Weight.HORIZON);
    this.drain = style.of(Weight.DRAIN);
    this.squares = (int) style.of(Weight.LEAD);
    this.lead = style.of(Weight.LEAD) - squares;
  }

  /// Looks at the table from its seat.
  void open(ClassicView view) {
    sheet.read(view);
    me = view.seat();
    weigh();
  }

  /// Weighs everybody again, after the sheet was changed.
  void weigh() {
    double sum = 0;
    for (int seat = 0; seat < sheet.seats; seat++) {
      if (sheet.plays(seat)) {
        measure(seat);
        sum += assets[seat] + horizon * rents[seat];
      }
    }
    scale = (sheet.others() + 1) / Math.max(1, sum);
    compare();
    for (int seat = 0; seat < sheet.seats; seat++) {
      before[seat] = powers[seat] / all;
    }
  }

  /// Opens the table as [#open] does and judges an offer that somebody makes to this player.
  void offered(ClassicView view, int from, Terms terms) {
    open(view);
    int pay = terms.getCash() - terms.giveCash() + CARD_VALUE * cards(terms);
    if (terms.settle() > 0) {
      // Without the deal this money would be paid.
      int debtor = view.debtor() == me ? me : from;
      sheet.cash[debtor] -= terms.settle();
      sheet.cash[debtor == me ? from : me] += terms.settle();
      weigh();
      pay += debtor == me ? -terms.settle() : terms.settle();
    }
    deal(from, terms.get() & Terms.DEEDS, terms.give() & Terms.DEEDS, pay);
  }

  /// The get-out-of-jail cards that this player would lose, less those that it would get.
  private static int cards(Terms terms) {
    int cards = 0;
    for (Deck deck : Deck.ALL) {
      cards += (terms.get() & Terms.card(deck)) != 0 ? 1 : 0;
      cards -= (terms.give() & Terms.card(deck)) != 0 ? 1 : 0;
    }
    return cards;
  }

  private void measure(int seat) {
    worth.measure(sheet, seat);
    assets[seat] = worth.assets;
    rents[seat] = worth.rents;
  }

  private void compare() {
    double total = 0;
    for (int rest = sheet.alive; rest != 0; rest &= rest - 1) {
      total += rents[Integer.numberOfTrailingZeros(rest)];
    }
    all = 0;
    int others = sheet.others();
    for (int rest = sheet.alive; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      double balance = others * rents[seat] - drain * (total - rents[seat]);
      powers[seat] = power(assets[seat] + horizon * balance);
      all += powers[seat];
    }
  }

  /// A power of what somebody is worth: between two whole powers it is mixed of both, which is as
  /// good as an exact one and costs a tenth of it.
  private double power(double worth) {
    double part = Math.max(LEAST, worth * scale);
    double power = 1 - lead + lead * part;
    for (int times = 0; times < squares; times++) {
      power *= part;
    }
    return power;
  }

  /// The chance of a seat to win, as things stand.
  double chance(int seat) {
    return before[seat];
  }

  /// Judges a deal between this player and another.
  ///
  /// @param give deeds that go to the other
  /// @param pay money that goes to the other; below zero it comes from there
  void deal(int other, int give, int get, int pay) {
    int interest = sheet.interest(get);
    int theirInterest = sheet.interest(give);
    swap(other, give, get, pay + interest, pay - theirInterest);
    judge(other);
    swap(other, get, give, -pay - interest, theirInterest - pay);
    restore(other);
  }

  /// Changes the sheet: this player gives deeds and loses money, the other gains money.
  void swap(int other, int give, int get, int loss, int gain) {
    sheet.owned[me] = (sheet.owned[me] & ~give) | get;
    sheet.owned[other] = (sheet.owned[other] & ~get) | give;
    sheet.cash[me] -= loss;
    sheet.cash[other] += gain;
  }

  /// Compares the sheet as it is now with what it was when it was weighed.
  void judge(int other) {
    keptAssets = assets[me];
    keptRents = rents[me];
    otherAssets = assets[other];
    otherRents = rents[other];
    measure(me);
    measure(other);
    compare();
    mine = powers[me] / all - before[me];
    theirs = powers[other] / all - before[other];
  }

  private double keptAssets;
  private double keptRents;
  private double otherAssets;
  private double otherRents;

  private void restore(int other) {
    assets[other] = otherAssets;
    rents[other] = otherRents;
    assets[me] = keptAssets;
    rents[me] = keptRents;
  }

  /// The chance of this player after changes of the sheet between any players, over what it was.
  double reassessed(int seats) {
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      measure(Integer.numberOfTrailingZeros(rest));
    }
    compare();
    return powers[me] / all - before[me];
  }

  /// Measures some seats again, when their sheets are again what they were.
  void back(int seats) {
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      measure(Integer.numberOfTrailingZeros(rest));
    }
  }

  /// What it does to this player's chances if somebody gets deeds from the bank at a price.
  double bought(int by, int deeds, int pay) {
    sheet.owned[by] |= deeds;
    sheet.cash[by] -= pay;
    double gain = reassessed(1 << by);
    sheet.owned[by] &= ~deeds;
    sheet.cash[by] += pay;
    back(1 << by);
    return gain;
  }
}
