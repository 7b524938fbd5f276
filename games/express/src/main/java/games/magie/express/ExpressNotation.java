package games.magie.express;

import games.magie.express.ExpressMove.Swap;
import games.magie.express.ExpressState.End;
import games.magie.express.ExpressState.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.Fields;
import games.magie.kernel.Notation;
import games.magie.kernel.Numbers;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.Words;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The text of Express: `place 3 light-blue`, and positions such as
///
///     turn: 4 | starter: A | step: 17 | rolls: 2 | money: 200
///     loose: 1=chance 2=brown 8=go 9=- | jail: 10
///     green: 6 7
///     A* score: 5000 | houses: 0
///     B score: 3200 | houses: 0
///
/// `-` is a die that shows nothing. `fresh` names the Chance dice that were placed since the last roll.
final class ExpressNotation implements Notation<ExpressState, ExpressMove, ExpressView> {
  private static final int MOST_SCORE = 1_000_000;

  @Override
  public ExpressMove move(ExpressState s, int seat, String text) {
    List<String> words = Words.split(text);
    String verb = words.isEmpty() ? "" : words.getFirst();
    return switch (verb + "/" + words.size()) {
      case "roll/1" -> MoveTable.ROLL;
      case "stop/1" -> MoveTable.STOP;
      case "place/3" -> new ExpressMove.Place(die(words.get(1)), group(words.get(2)));
      case "swap/4" -> new Swap(die(words.get(1)), group(words.get(2)), group(words.get(3)));
      case "free/2" -> new ExpressMove.Free(die(words.get(1)));
      default ->
          throw new BadInput(
              "'%s' is no move: roll, stop, place DIE GROUP, swap DIE GROUP GROUP, free DIE"
                  .formatted(text));
    };
  }

  @Override
  public void position(ExpressState s, Fields out) {
    out.star(s.phase == Phase.OVER ? 0 : Seats.mask(s.active));
    out.put("turn", s.turn).put("starter", Seats.letter(s.starter)).put("step", s.step);
    out.put("rolls", s.rolls).put("money", s.money).put("turn-houses", s.turnHouses);
    if (s.phase == Phase.FREEING) {
      out.put("pending", "free");
    }
    if (s.phase == Phase.OVER) {
      out.put("active", Seats.letter(s.active));
      out.put("over", s.end.name().toLowerCase(Locale.ROOT));
    }
    dice(s, out);
    for (int seat = 0; seat < s.seats; seat++) {
      out.put(seat, "score", s.score[seat]).put(seat, "houses", s.houses[seat]);
      if (s.hasLeft(seat)) {
        out.put(seat, "left", "yes");
      }
    }
  }

  private static void dice(ExpressState s, Fields out) {
    var loose = new StringBuilder();
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      if (s.loose(die)) {
        loose.append(loose.isEmpty() ? "" : " ").append(die).append('=').append(face(s, die));
      }
    }
    out.put("loose", loose.toString());
    out.put("jail", listed(s, ExpressState.IN_JAIL));
    for (Group group : Group.ALL) {
      if ((s.occupied & group.bit()) != 0) {
        out.put(group.text(), listed(s, group.ordinal()));
      }
    }
    if (s.freshChance != 0) {
      var fresh = new StringBuilder();
      for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
        if ((s.freshChance >> die & 1) != 0) {
          fresh.append(fresh.isEmpty() ? "" : " ").append(die);
        }
      }
      out.put("fresh", fresh.toString());
    }
  }

  private static String face(ExpressState s, int die) {
    return s.face[die] == ExpressState.UNROLLED ? "-" : Face.ALL[s.face[die]].text();
  }

  /// The dice at a place; a Chance with a star.
  private static String listed(ExpressState s, int place) {
    var text = new StringBuilder();
    for (int die = 1; die <= Dice.LAST_JAIL_DIE; die++) {
      if (s.place[die] == place) {
        text.append(text.isEmpty() ? "" : " ").append(die);
        text.append(s.face[die] == Face.CHANCE.ordinal() ? "*" : "");
      }
    }
    return text.toString();
  }

  @Override
  public ExpressState position(Settings settings, int seats, Fields in) {
    var s = new ExpressState(ExpressOptions.of(settings), seats);
    s.turn = in.take("turn", 1, MOST_SCORE, 1);
    s.starter = Seats.seat(in.take(Fields.TABLE, "starter", "A"), seats);
    s.step = in.take("step", 1, Integer.MAX_VALUE, 1);
    s.rolls = in.take("rolls", 0, MOST_SCORE, 0);
    s.money = in.take("money", 0, MOST_SCORE, 0);
    for (int seat = 0; seat < seats; seat++) {
      s.score[seat] = in.take(seat, "score", 0, MOST_SCORE, 0);
      s.houses[seat] = (byte) in.take(seat, "houses", 0, ExpressState.HOUSES, 0);
      s.left |= left(in.take(seat, "left", "no")) ? Seats.mask(seat) : 0;
    }
    readPhase(s, in);
    int most = s.houses[s.active];
    s.turnHouses = in.take("turn-houses", 0, most, s.options.housesPersist() ? 0 : most);
    readDice(s, in);
    in.allTaken();
    Possible.check(s);
    return s;
  }

  private static boolean left(String text) {
    if (!text.equals("yes") && !text.equals("no")) {
      throw new BadInput("left: '" + text + "' should be yes or no");
    }
    return text.equals("yes");
  }

  private static void readPhase(ExpressState s, Fields in) {
    String over = in.take("over");
    String active = in.take("active");
    if (over != null) {
      if (in.starred() != 0) {
        throw new BadInput("over: nobody has the turn when the game is over");
      }
      s.phase = Phase.OVER;
      s.end = end(over);
      s.active = Seats.seat(active == null ? "A" : active, s.seats);
      return;
    }
    if (active != null) {
      throw new BadInput("active: a star marks who has the turn while the game goes on");
    }
    if (Integer.bitCount(in.starred()) > 1) {
      throw new BadInput("only one seat can have the turn");
    }
    s.active = in.starred() == 0 ? 0 : Integer.numberOfTrailingZeros(in.starred());
    if (s.hasLeft(s.active)) {
      throw new BadInput("seat " + Seats.letter(s.active) + " has left and cannot have the turn");
    }
    String pending = in.take("pending");
    if (pending != null && !pending.equals("free")) {
      throw new BadInput("pending: '" + pending + "' should be free");
    }
    s.phase = pending != null ? Phase.FREEING : s.rolls == 0 ? Phase.FIRST_ROLL : Phase.PLACING;
  }

  private static End end(String text) {
    for (End end : End.values()) {
      if (end != End.NONE && end.name().toLowerCase(Locale.ROOT).equals(text)) {
        return end;
      }
    }
    throw new BadInput("over: '" + text + "' should be target, alone or agreed");
  }

  private static void readDice(ExpressState s, Fields in) {
    var named = new boolean[Dice.HOUSE_DIE + 1];
    for (Group group : Group.ALL) {
      for (String word : words(in.take(group.text()))) {
        boolean chance = word.endsWith("*");
        int die = once(chance ? word.substring(0, word.length() - 1) : word, named);
        Face face = chance ? Face.CHANCE : Face.ALL[group.ordinal()];
        boolean second = chance && (s.withChance & group.bit()) != 0;
        if (s.freeSquares(group.ordinal()) == 0 || second) {
          throw new BadInput(group.text() + ": there is no square for die " + word);
        }
        show(s, die, face);
        s.put(die, group.ordinal());
      }
    }
    s.freshChance = 0;
    for (String word : words(in.take("fresh"))) {
      int die = die(word);
      if (s.place[die] == ExpressState.LOOSE || s.face[die] != Face.CHANCE.ordinal()) {
        throw new BadInput("fresh: die " + die + " is no placed Chance");
      }
      s.freshChance |= 1 << die;
    }
    for (String word : words(in.take("jail"))) {
      int die = once(word, named);
      show(s, die, Face.POLICE);
      s.lay(die, ExpressState.IN_JAIL);
      s.policemen++;
    }
    for (String word : words(in.take("loose"))) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        throw new BadInput("loose: '" + word + "' should look like 3=pink");
      }
      int die = once(word.substring(0, equals), named);
      String face = word.substring(equals + 1);
      if (!face.equals("-")) {
        show(s, die, face(face));
      }
      if (die == Dice.HOUSE_DIE && !s.unlocked()) {
        throw new BadInput("loose: die 11 lies aside until a colour group is complete");
      }
    }
  }

  private static List<String> words(@Nullable String text) {
    return text == null ? List.of() : Words.split(text);
  }

  private static int once(String word, boolean[] named) {
    int die = die(word);
    if (named[die]) {
      throw new BadInput("die " + die + " is named twice");
    }
    named[die] = true;
    return die;
  }

  private static void show(ExpressState s, int die, Face face) {
    if (s.options.die(die).count(face) == 0) {
      throw new BadInput("die " + die + " cannot show " + face.text());
    }
    s.face[die] = (byte) face.ordinal();
  }

  @Override
  public void view(ExpressView view, Fields out) {
    ExpressState s = view.state();
    position(s, out);
    out.put("worth", view.turnValue());
    out.put("bust", view.bustWays() + "/" + view.bustWhole());
    var faces = new StringBuilder();
    for (int number = 1; number <= Dice.HOUSE_DIE; number++) {
      Die die = s.options.die(number);
      faces.append(faces.isEmpty() ? "" : " ").append(die.number()).append('=');
      faces.append(String.join(",", die.faces().stream().map(Face::text).toList()));
    }
    out.put("faces", faces.toString());
  }

  private static int die(String text) {
    return Numbers.parse(text, "die", 1, Dice.HOUSE_DIE);
  }

  private static Group group(String text) {
    for (Group group : Group.ALL) {
      if (group.text().equals(text)) {
        return group;
      }
    }
    throw new BadInput("no group '" + text + "'");
  }

  private static Face face(String text) {
    for (Face face : Face.ALL) {
      if (face.text().equals(text)) {
        return face;
      }
    }
    throw new BadInput("no face '" + text + "'");
  }
}
