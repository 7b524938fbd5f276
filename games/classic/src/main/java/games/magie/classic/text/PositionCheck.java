package games.magie.classic.text;

import games.magie.classic.ClassicMove;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Lot;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Demand;
import games.magie.classic.estate.Transfer;
import games.magie.classic.rules.ClassicRules;
import games.magie.classic.rules.Jail;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.trade.Lotting;
import games.magie.kernel.BadInput;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;

/// Refuses positions that can be written down but not played: each value of them is possible, but
/// not beside the others.
final class PositionCheck {
  private final ClassicState s;

  PositionCheck(ClassicState s) {
    this.s = s;
  }

  void check() {
    if (s.stage == Stage.OVER) {
      return;
    }
    if (Integer.bitCount(s.alive()) < 2) {
      throw new BadInput("out: with less than two players left the game is over");
    }
    players();
    buying();
    auction();
    heir();
    debts();
    asked();
  }

  private void players() {
    for (Deck deck : Deck.ALL) {
      int holder = s.holder[deck.ordinal()];
      if (holder >= 0 && s.isOut(holder)) {
        throw new BadInput("cards: seat " + Seats.letter(holder) + " is out of the game");
      }
    }
    if ((s.jailed & s.out) != 0) {
      throw new BadInput("jail: " + Seats.letters(s.jailed & s.out) + " is out of the game");
    }
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.failedRolls[seat] == Jail.ROLLS && !(s.jailMove && seat == s.active)) {
        throw new BadInput(
            "jail: seat " + Seats.letter(seat) + " rolled in vain three times and must be leaving");
      }
    }
  }

  private void buying() {
    if ((s.buying || s.jailMove) && s.stage != Stage.ACTING) {
      throw new BadInput((s.buying ? "buying" : "jail-move") + ": only in stage: acting");
    }
    if (!s.buying) {
      return;
    }
    int deed = Board.deedAt(s.place[s.active]);
    if (deed < 0 || s.owner[deed] >= 0) {
      throw new BadInput("buying: there is nothing to buy at this space");
    }
    if (s.isOut(s.active)) {
      throw new BadInput("buying: seat " + Seats.letter(s.active) + " is out of the game");
    }
  }

  private void auction() {
    int lot = s.auction.lot;
    if (lot == Lotting.NONE) {
      return;
    }
    if (lot < Deed.COUNT ? s.owner[lot] >= 0 : s.shortage.kind != lot) {
      throw new BadInput("auction: the " + new Lot(lot).text() + " is not for sale");
    }
    for (int rest = lot < Deed.COUNT ? 0 : s.alive() & ~s.auction.passed; rest != 0; ) {
      int seat = Integer.numberOfTrailingZeros(rest);
      if (s.shortage.wish[seat] <= 0 || new Demand(s, lot).sites(seat) == 0) {
        throw new BadInput("auction: seat " + Seats.letter(seat) + " could not place what is sold");
      }
      rest &= rest - 1;
    }
    int bidder = s.auction.bidder;
    if (bidder >= 0 && s.cash[bidder] < s.auction.high) {
      throw new BadInput("auction: seat " + Seats.letter(bidder) + " has bid above its cash");
    }
  }

  private void heir() {
    if (s.heir >= 0 && s.cash[s.heir] < Transfer.toChoose(s, s.heir)) {
      throw new BadInput(
          "heir: seat " + Seats.letter(s.heir) + " could not repay and has no choice");
    }
  }

  private void debts() {
    for (int at = 0; at < s.debts.count; at++) {
      int creditors = s.debts.creditors(at).mask();
      if ((creditors & (s.out | Seats.mask(s.debts.debtor(at)))) != 0) {
        throw new BadInput("debts: " + Seats.letters(creditors) + " cannot all be owed this");
      }
      if (creditors != 0 && s.debts.amount(at) % Integer.bitCount(creditors) != 0) {
        throw new BadInput(
            "debts: " + s.debts.amount(at) + " cannot be shared equally by several creditors");
      }
    }
  }

  /// The game waits for somebody, and for nobody who cannot move.
  private void asked() {
    if (s.waiting == 0) {
      throw new BadInput("nobody is asked anything in this position");
    }
    var moves = new Moves<ClassicMove>();
    for (int rest = s.waiting; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      moves.clear();
      ClassicRules.list(s, seat, moves);
      if (moves.isEmpty()) {
        throw new BadInput("seat " + Seats.letter(seat) + " is asked, but has no move");
      }
    }
  }
}
