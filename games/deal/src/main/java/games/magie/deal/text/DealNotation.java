package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Aim;
import games.magie.deal.DealMove.Bank;
import games.magie.deal.DealMove.Build;
import games.magie.deal.DealMove.Charge;
import games.magie.deal.DealMove.Discard;
import games.magie.deal.DealMove.DiscardTogether;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealMove.Give;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.DealMove.Lift;
import games.magie.deal.DealMove.MoveBuilding;
import games.magie.deal.DealMove.Pay;
import games.magie.deal.DealMove.PayTogether;
import games.magie.deal.DealMove.PlaceBuilding;
import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.deal.DealMove.PlaySet;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.DealMove.Settle;
import games.magie.deal.DealMove.Take;
import games.magie.deal.DealMove.Whole;
import games.magie.deal.DealOptions;
import games.magie.deal.DealView;
import games.magie.deal.Effect;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.rules.FirstSteps;
import games.magie.deal.rules.Rents;
import games.magie.deal.table.DealState;
import games.magie.kernel.BadInput;
import games.magie.kernel.Notation;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The text of Deal: moves such as `bank 5`, `lay wild-red-yellow red`, `sly-deal B kentucky`,
/// `rent-any double red B`, `pay 10 baltic`. Positions: [PositionWriter], [PositionReader].
public final class DealNotation implements Notation<DealState, DealMove, DealView> {
  private static final String HELP =
      "bank CARD, lay CARD [COLOUR], an action card with its target, recolour CARD COLOUR, exchange"
          + " CARD CARD, aim CARD, lift CARD, charge COLOUR [SEAT], take CARD, give CARD, accept,"
          + " no, pay CARD…, colour COLOUR, discard CARD…, end";

  @Override
  public DealMove move(DealState s, int seat, String text) {
    return FirstSteps.whole(s, read(s, seat, text));
  }

  private static DealMove read(DealState s, int seat, String text) {
    List<String> words = Words.split(text);
    if (words.isEmpty()) {
      throw new BadInput("no move: " + HELP);
    }
    List<String> rest = words.subList(1, words.size());
    return switch (words.getFirst()) {
      case "bank" -> new Bank(Names.card(one(rest, text)));
      case "lay" -> lay(rest, text);
      case "aim" -> new Aim(Names.card(one(rest, text)));
      case "lift" -> new Lift(Names.ref(s, seat, one(rest, text)));
      case "recolour" -> {
        count(rest, 2, text);
        yield new Recolour(Names.ref(s, seat, rest.get(0)), Names.colour(rest.get(1)));
      }
      case "exchange" -> {
        count(rest, 2, text);
        yield new Exchange(Names.ref(s, seat, rest.get(0)), Names.ref(s, seat, rest.get(1)));
      }
      case "move" -> {
        count(rest, 3, text);
        yield new MoveBuilding(
            building(rest.get(0)), Names.place(rest.get(1)), Names.place(rest.get(2)));
      }
      case "charge" -> charge(s, rest, text);
      case "take" -> new Take(Names.ref(s, victim(s), one(rest, text)));
      case "give" -> new Give(Names.ref(s, s.active, one(rest, text)));
      case "accept" -> none(rest, text, MoveTable.ACCEPT);
      case "no" -> none(rest, text, MoveTable.NO);
      case "end" -> none(rest, text, MoveTable.END);
      case "pay" -> pay(s, seat, rest, text);
      case "discard" -> discard(rest, text);
      case "colour" -> new Settle(colour(one(rest, text)));
      case "place" -> {
        String place = one(rest, text);
        yield place.equals("bank") ? MoveTable.TO_BANK : new PlaceBuilding(Names.place(place));
      }
      default -> action(s, words.getFirst(), rest, text);
    };
  }

  /// Where nobody is the victim the rules object later; the text is read against the own table.
  private static int victim(DealState s) {
    return s.pending.victim == DealState.NONE ? s.active : s.pending.victim;
  }

  private static DealMove lay(List<String> rest, String text) {
    if (rest.isEmpty() || rest.size() > 2) {
      throw bad(text);
    }
    Card card = Names.card(rest.getFirst());
    if (rest.size() == 2) {
      return new Lay(card, colour(rest.get(1)));
    }
    if (card.effect() instanceof Effect.Wild || card.effect() instanceof Effect.AnyWild) {
      throw new BadInput("'" + text + "' needs a colour");
    }
    return new Lay(card, card.effect() instanceof Effect.Property(Colour colour) ? colour : null);
  }

  private static DealMove charge(DealState s, List<String> rest, String text) {
    if (rest.isEmpty() || rest.size() > 2) {
      throw bad(text);
    }
    int seat = rest.size() == 2 ? Seats.seat(rest.get(1), s.seats) : Seats.SPECTATOR;
    return new Charge(Names.colour(rest.getFirst()), seat);
  }

  private static DealMove pay(DealState s, int seat, List<String> rest, String text) {
    if (rest.isEmpty()) {
      throw bad(text);
    }
    if (rest.size() == 1 && rest.getFirst().equals("all")) {
      return MoveTable.PAY_ALL;
    }
    if (rest.size() == 1) {
      return new Pay(Names.ref(s, seat, rest.getFirst()));
    }
    return new PayTogether(rest.stream().map(word -> Names.ref(s, seat, word)).toList());
  }

  private static DealMove discard(List<String> rest, String text) {
    if (rest.isEmpty()) {
      throw bad(text);
    }
    List<Card> cards = rest.stream().map(Names::card).toList();
    return cards.size() == 1 ? new Discard(cards.getFirst()) : new DiscardTogether(cards);
  }

  /// An action by the name of its card, in steps or whole.
  private static DealMove action(DealState s, String name, List<String> rest, String text) {
    if (!Names.isCard(name)) {
      throw bad(text);
    }
    Card card = Names.card(name);
    return switch (card.effect()) {
      case Effect.DrawMore _ -> none(rest, text, new Play(card));
      case Effect.Claim(int _, boolean everybody) ->
          everybody
              ? none(rest, text, new Play(card))
              : new PlayOn(card, Seats.seat(one(rest, text), s.seats));
      case Effect.Steal _ -> steal(s, card, rest, 1, text);
      case Effect.Swap _ -> steal(s, card, rest, 2, text);
      case Effect.TakeSet _ -> {
        count(rest, 2, text);
        yield new PlaySet(card, Seats.seat(rest.get(0), s.seats), Names.place(rest.get(1)));
      }
      case Effect.Building _ -> new Build(card, Names.place(one(rest, text)));
      case Effect.Rent _ -> rent(s, card, rest, text);
      case Effect.Money _, Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> throw bad(text);
      case Effect.DoubleRent _, Effect.SayNo _ -> none(rest, text, new Play(card));
    };
  }

  private static DealMove steal(DealState s, Card card, List<String> rest, int steps, String text) {
    if (rest.isEmpty() || rest.size() > steps + 1) {
      throw bad(text);
    }
    int victim = Seats.seat(rest.getFirst(), s.seats);
    var whole = new ArrayList<DealMove>();
    whole.add(new PlayOn(card, victim));
    if (rest.size() > 1) {
      whole.add(new Take(Names.ref(s, victim, rest.get(1))));
    }
    if (rest.size() > 2) {
      whole.add(new Give(Names.ref(s, s.active, rest.get(2))));
    }
    return whole.size() == 1 ? whole.getFirst() : new Whole(whole);
  }

  private static DealMove rent(DealState s, Card card, List<String> rest, String text) {
    int doublers = 0;
    Colour colour = null;
    int seat = Seats.SPECTATOR;
    for (String word : rest) {
      if (word.equals("double")) {
        doublers++;
      } else if (Names.isColour(word) && colour == null) {
        colour = Names.colour(word);
      } else if (word.length() == 1 && seat == Seats.SPECTATOR) {
        seat = Seats.seat(word, s.seats);
      } else {
        throw bad(text);
      }
    }
    var rent = new Rent(card, doublers);
    if (colour == null) {
      return rent;
    }
    var charge = new Charge(colour, seat);
    return charge.equals(Rents.onlyChoice(s, card)) ? rent : new Whole(List.of(rent, charge));
  }

  private static Card building(String text) {
    Card card = Names.card(text);
    if (card.effect() instanceof Effect.Building) {
      return card;
    }
    throw new BadInput("'" + text + "' is no building");
  }

  private static @Nullable Colour colour(String text) {
    return text.equals("none") ? null : Names.colour(text);
  }

  private static String one(List<String> rest, String text) {
    count(rest, 1, text);
    return rest.getFirst();
  }

  private static DealMove none(List<String> rest, String text, DealMove move) {
    count(rest, 0, text);
    return move;
  }

  private static void count(List<String> rest, int words, String text) {
    if (rest.size() != words) {
      throw bad(text);
    }
  }

  private static BadInput bad(String text) {
    return new BadInput("'" + text + "' is no move: " + HELP);
  }

  @Override
  public void position(DealState s, Fields out) {
    new PositionWriter(s, PositionWriter.EVERYTHING).write(out);
  }

  @Override
  public void position(DealState s, int version, Fields out) {
    new PositionWriter(s, PositionWriter.EVERYTHING, version).write(out);
  }

  @Override
  public DealState position(Settings settings, int seats, Fields in) {
    DealOptions options = DealOptions.of(settings);
    return new PositionReader(new DealState(options, options.checkSeats(seats)), in).read();
  }

  @Override
  public void view(DealView view, Fields out) {
    view.write(out);
  }
}
