package games.magie.express.text;

import games.magie.express.Dice;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.End;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Named;
import games.magie.kernel.text.Words;

/// Reads a position and objects to an impossible one ([PositionCheck]).
final class PositionReader {
  /// For scores, turns and rolls: more than any game comes to.
  private static final int MOST = 1_000_000;

  private PositionReader() {}

  /// Reads into a position as it is at the start.
  static ExpressState read(ExpressState s, Fields in) {
    s.turn = in.take("turn", 1, MOST, 1);
    s.starter = Seats.seat(in.take(Fields.TABLE, "starter", "A"), s.seats);
    s.step = in.take("step", 1, Integer.MAX_VALUE, 1);
    s.rolls = in.take("rolls", 0, MOST, 0);
    s.money = in.take("money", 0, MOST, 0);
    for (int seat = 0; seat < s.seats; seat++) {
      s.score[seat] = in.take(seat, "score", 0, MOST, 0);
      s.houses[seat] = (byte) in.take(seat, "houses", 0, ExpressState.HOUSES, 0);
      s.left |= in.yes(seat, "left") ? Seats.mask(seat) : 0;
    }
    readPhase(s, in);
    int most = s.houses[s.active];
    s.turnHouses = in.take("turn-houses", 0, most, s.options.housesPersist() ? 0 : most);
    readDice(s, in);
    in.allTaken();
    PositionCheck.check(s);
    return s;
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
    End end = Named.find(End.values(), text);
    if (end == null || end == End.NONE) {
      throw new BadInput("over: '" + text + "' should be target, alone or agreed");
    }
    return end;
  }

  private static void readDice(ExpressState s, Fields in) {
    var named = new boolean[Dice.HOUSE_DIE + 1];
    for (Group group : Group.ALL) {
      for (String word : Words.split(in.take(Fields.TABLE, group.text(), ""))) {
        boolean chance = word.endsWith("*");
        int die = once(chance ? word.substring(0, word.length() - 1) : word, named);
        Face face = chance ? Face.CHANCE : Face.ALL.get(group.ordinal());
        boolean second = chance && (s.withChance & group.bit()) != 0;
        if (s.freeSquares(group) == 0 || second) {
          throw new BadInput(group.text() + ": there is no square for die " + word);
        }
        show(s, die, face);
        s.put(die, group);
      }
    }
    s.freshChance = 0;
    for (String word : Words.split(in.take(Fields.TABLE, "fresh", ""))) {
      int die = ExpressNotation.die(word);
      if (s.place[die] == ExpressState.LOOSE || !s.shows(die, Face.CHANCE)) {
        throw new BadInput("fresh: die " + die + " is no placed Chance");
      }
      s.freshChance |= 1 << die;
    }
    for (String word : Words.split(in.take(Fields.TABLE, "jail", ""))) {
      int die = once(word, named);
      show(s, die, Face.POLICE);
      s.jail(die);
      s.policemen++;
    }
    for (String word : Words.split(in.take(Fields.TABLE, "loose", ""))) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        throw new BadInput("loose: '" + word + "' should look like 3=pink");
      }
      int die = once(word.substring(0, equals), named);
      String face = word.substring(equals + 1);
      if (!face.equals("-")) {
        show(s, die, Named.parse(Face.values(), face, "face"));
      }
      if (die == Dice.HOUSE_DIE && !s.unlocked()) {
        throw new BadInput("loose: die 11 lies aside until a colour group is complete");
      }
    }
  }

  private static int once(String word, boolean[] named) {
    int die = ExpressNotation.die(word);
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
    s.show(die, face);
  }
}
