package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.OnDeed;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicView;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What everybody who plays the classic board does alike: it sends each question to whoever answers
/// it and follows the forms of the game. What a deed, a house or an offer is worth, its kinds say.
///
/// It remembers nothing between two choices; fields of its kinds are scratch paper.
abstract class Routine implements Bot<ClassicMove, ClassicView> {
  private static final int FINE = 50;
  private static final List<Deck> DECKS = List.of(Deck.values());

  @Override
  public final boolean wantsProposals() {
    return false;
  }

  /// Mostly the view says everything.
  @Override
  public final boolean wantsMoves(ClassicView view) {
    if (view.phase() == Phase.ROLL) {
      return view.seat() != view.active() && view.offers() == 0;
    }
    return switch (view.phase()) {
      case TOKENS, TRANSFER, WISHES, PLACE, WINDOW -> true;
      case DEBT -> view.hotelStuck() || view.mustAsk() || view.offers() > 0;
      case ROLL, BUY, AUCTION, OVER -> false;
    };
  }

  @Override
  public final ClassicMove choose(ClassicView view, Moves<ClassicMove> legal, Chance own) {
    if (view.phase() == Phase.ROLL) {
      return beforeRoll(view, legal);
    }
    if (legal.size() == 1) {
      return legal.get(0);
    }
    return switch (view.phase()) {
      case TOKENS, OVER -> legal.get(0);
      case ROLL -> beforeRoll(view, legal);
      case BUY -> buy(view);
      case AUCTION -> bid(view);
      case DEBT -> view.debtor() == view.seat() ? debt(view, legal) : answerOr(view, legal);
      case TRANSFER -> legal.get(lifts(view) ? 1 : 0);
      case WISHES -> legal.get(Math.clamp(wishes(view), 0, legal.size() - 1));
      case PLACE -> place(view, legal);
      case WINDOW -> window(view, legal);
    };
  }

  private ClassicMove beforeRoll(ClassicView view, Moves<ClassicMove> legal) {
    int seat = view.seat();
    ClassicMove answer = answerIfAsked(view);
    if (answer != null) {
      return answer;
    }
    if (seat != view.active()) {
      return legal.get(0);
    }
    if (!view.ordered(seat, Standing.AUTO_DONE) && view.mayOrder(Standing.AUTO_DONE, true)) {
      return MoveTable.order(Standing.AUTO_DONE, true);
    }
    ClassicMove business = business(view);
    if (business != null) {
      return business;
    }
    return view.inJail(seat) && wantsOut(view) ? wayOut(view) : Plain.ROLL;
  }

  /// A card before the fine, the fine before the dice.
  private static ClassicMove wayOut(ClassicView view) {
    int seat = view.seat();
    for (Deck deck : DECKS) {
      if (view.holdsCard(seat, deck)) {
        return MoveTable.useCard(deck.ordinal());
      }
    }
    return view.cash(seat) >= FINE ? Plain.PAY_FINE : Plain.ROLL;
  }

  private ClassicMove debt(ClassicView view, Moves<ClassicMove> legal) {
    ClassicMove answer = answerIfAsked(view);
    if (answer != null) {
      return answer;
    }
    if (view.cash(view.seat()) >= view.debt()) {
      return Plain.PAY;
    } else if (view.raisable(view.seat()) < view.debt()) {
      return Plain.BANKRUPT;
    }
    return view.hotelStuck() || view.mustAsk() ? raiseListed(view, legal) : raise(view);
  }

  /// Raises money where hotels can be sold in special ways, or rents are to be claimed: buildings
  /// and claims first, as they stand behind the mortgages, then single deeds, then whole groups.
  private static ClassicMove raiseListed(ClassicView view, Moves<ClassicMove> legal) {
    @Nullable ClassicMove group = null;
    for (int at = legal.size() - 1; at >= 0; at--) {
      ClassicMove move = legal.get(at);
      if (!(move instanceof OnDeed(Act act, Deed deed)) || act != Act.MORTGAGE) {
        return move;
      }
      if ((view.whole(view.seat()) >> deed.group().ordinal() & 1) == 0) {
        return move;
      }
      group = group == null ? move : group;
    }
    return group != null ? group : legal.get(0);
  }

  private ClassicMove window(ClassicView view, Moves<ClassicMove> legal) {
    for (int at = 0; at < legal.size(); at++) {
      if (legal.get(at) instanceof OnDeed(Act act, Deed _) && act == Act.CLAIM) {
        return legal.get(at);
      }
    }
    return answerOr(view, legal);
  }

  /// An answer to what was offered, or nothing more.
  private ClassicMove answerOr(ClassicView view, Moves<ClassicMove> legal) {
    ClassicMove answer = answerIfAsked(view);
    return answer != null ? answer : legal.get(0);
  }

  private @Nullable ClassicMove answerIfAsked(ClassicView view) {
    for (int at = 0; at < view.offers(); at++) {
      if (view.offerTo(at) == view.seat() && view.mayDealWith(view.offerFrom(at))) {
        return answer(view, at);
      }
    }
    return null;
  }

  private ClassicMove place(ClassicView view, Moves<ClassicMove> legal) {
    int sites = 0;
    for (int at = 0; at < legal.size(); at++) {
      if (legal.get(at) instanceof OnDeed(Act act, Deed deed) && act == Act.PLACE) {
        sites |= deed.bit();
      }
    }
    return sites != 0 ? MoveTable.on(Act.PLACE, bestSite(view, sites)) : legal.get(0);
  }

  /// What to build, mortgage, repay or offer before the roll, or null.
  abstract @Nullable ClassicMove business(ClassicView view);

  /// Whether to leave jail before the roll.
  abstract boolean wantsOut(ClassicView view);

  abstract ClassicMove buy(ClassicView view);

  abstract ClassicMove bid(ClassicView view);

  /// The answer to the offer at this place in the list.
  abstract ClassicMove answer(ClassicView view, int at);

  /// A way to raise money for a debt that can be paid.
  abstract ClassicMove raise(ClassicView view);

  /// Whether to repay at once the mortgage of a deed just received.
  abstract boolean lifts(ClassicView view);

  /// How many buildings to ask for in a shortage.
  abstract int wishes(ClassicView view);

  /// The best of these sites for a building.
  abstract int bestSite(ClassicView view, int sites);
}
