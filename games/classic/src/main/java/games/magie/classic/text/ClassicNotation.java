package games.magie.classic.text;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.ClassicMove.SellDown;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicOptions;
import games.magie.classic.ClassicView;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Edition;
import games.magie.classic.Group;
import games.magie.classic.MoveTable;
import games.magie.classic.Terms;
import games.magie.classic.Token;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.BadInput;
import games.magie.kernel.Notation;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The text of moves: `roll`, `bid 120`, `build oriental`, `offer B give boardwalk+200 get
/// park-place`. Positions are written by [PositionWriter] and read by [PositionReader].
public final class ClassicNotation implements Notation<ClassicState, ClassicMove, ClassicView> {
  private final Edition edition;

  public ClassicNotation(Edition edition) {
    this.edition = edition;
  }

  @Override
  public ClassicMove move(ClassicState s, int seat, String text) {
    List<String> words = Words.split(text);
    String verb = words.isEmpty() ? "" : words.getFirst();
    List<String> args = words.subList(Math.min(1, words.size()), words.size());
    ClassicMove move = args.isEmpty() ? plain(verb) : args.size() == 1 ? one(verb, args) : null;
    if (move == null) {
      move = longer(s, verb, args);
    }
    if (move == null) {
      throw new BadInput(
          "'%s' is no move: %s"
              .formatted(
                  text,
                  "roll, buy, decline, bid N, pass, build SITE, sell SITE, mortgage DEED, repay"
                      + " DEED, claim DEED, offer SEAT give … get …, accept N, refuse N, pay,"
                      + " bankrupt, done, …"));
    }
    return move;
  }

  private static @Nullable ClassicMove plain(String verb) {
    for (Plain move : Plain.values()) {
      if (move.text().equals(verb)) {
        return move;
      }
    }
    return null;
  }

  private static @Nullable ClassicMove one(String verb, List<String> args) {
    String arg = args.getFirst();
    for (Act act : Act.ALL) {
      if (act.text().equals(verb)) {
        return MoveTable.on(act, Deed.of(arg).ordinal());
      }
    }
    for (Reply reply : Reply.ALL) {
      if (reply.text().equals(verb)) {
        return new Answer(reply, Numbers.parse(arg, "offer"));
      }
    }
    return switch (verb) {
      case "token" -> MoveTable.choose(Token.of(arg));
      case "use-card" -> MoveTable.useCard(Deck.of(arg).ordinal());
      case "bid" -> new ClassicMove.Bid(amount(arg));
      case "wish" -> new ClassicMove.Wish(Numbers.parse(arg, "wish"));
      default -> null;
    };
  }

  /// Bids are read beyond what anybody could own, so that the rules can refuse them by their
  /// clause.
  private static long amount(String text) {
    try {
      long value = Long.parseLong(text);
      if (Long.toString(value).equals(text)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // said below, in our words
    }
    throw new BadInput("'" + text + "' is no whole number for a bid");
  }

  private static @Nullable ClassicMove longer(ClassicState s, String verb, List<String> args) {
    if (args.isEmpty()) {
      return null;
    }
    String first = args.getFirst();
    List<String> rest = args.subList(1, args.size());
    return switch (verb) {
      case "offer" -> new ClassicMove.Offer(partner(s, first), Terms.parse(rest));
      case "counter" -> new ClassicMove.Counter(Numbers.parse(first, "offer"), Terms.parse(rest));
      case "sell-down" ->
          new SellDown(
              Group.of(first), rest.stream().map(step -> Numbers.parse(step, "step")).toList());
      case "order" -> rest.size() == 1 ? order(first, rest.getFirst()) : null;
      default -> null;
    };
  }

  /// People type small letters too.
  private static int partner(ClassicState s, String letter) {
    return Seats.seat(letter.toUpperCase(Locale.ROOT), s.seats);
  }

  private static @Nullable ClassicMove order(String what, String how) {
    for (Standing standing : Standing.ALL) {
      if (standing.text().equals(what) && (how.equals("on") || how.equals("off"))) {
        return MoveTable.order(standing, how.equals("on"));
      }
    }
    return null;
  }

  @Override
  public void position(ClassicState s, Fields out) {
    new PositionWriter(s, out).write(Seats.EVERYBODY);
  }

  @Override
  public ClassicState position(Settings settings, int seats, Fields in) {
    return new PositionReader(ClassicOptions.of(edition, settings), seats, in).read();
  }

  @Override
  public void view(ClassicView view, Fields out) {
    view.write(out);
  }
}
