package games.magie.go.text;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.Image;
import games.magie.go.Side;
import games.magie.go.Tile;
import games.magie.go.picture.Painter;
import games.magie.go.rules.Pending;
import games.magie.go.rules.Rounds;
import games.magie.go.table.End;
import games.magie.go.table.GoState;
import games.magie.go.table.Jail;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Named;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.List;

/// Reads a position and objects to an impossible one. What is not named stands as at the start of
/// the first round, with the boards dealt in order; tiles that lie nowhere else lie face down, and
/// blocks that stand nowhere else are in the tray.
final class PositionReader {
  private static final int MOST_ANSWERS = 60_000;

  /// More than a space and all GO buttons give in one round, and few enough for a queue to grow.
  private static final int MOST_ATTACKS = 8;

  private final GoState s;
  private final Fields in;

  PositionReader(GoState s, Fields in) {
    this.s = s;
    this.in = in;
  }

  GoState read() {
    s.round = in.take("round", 1, Rounds.MOST, 1);
    readPending();
    for (int seat = 0; seat < s.seats; seat++) {
      readSeat(seat);
      s.answers[seat] = in.take(seat, "answers", 0, MOST_ANSWERS, 0);
    }
    readRoller();
    readDiscards();
    checkRest();
    in.allTaken();
    PositionCheck.check(s);
    s.awaited = Pending.awaited(s);
    if ((in.starred() & ~s.awaited) != 0) {
      throw new BadInput(
          "the star is on %s, but the game waits for %s"
              .formatted(Seats.letters(in.starred()), Seats.letters(s.awaited)));
    }
    return s;
  }

  private void readPending() {
    List<String> words = Words.split(in.take(Fields.TABLE, "pending", Phase.BEFORE.text()));
    s.phase = Named.parse(Phase.values(), words.isEmpty() ? "" : words.getFirst(), "pending");
    int wanted =
        switch (s.phase) {
          case BEFORE, SPACES, WINDOW, OVER -> 1;
          case BOARD, ATTACK, MEGA -> 2;
          case DIALS, STEAL -> 3;
          case SHIELD -> 4;
        };
    if (words.size() != wanted) {
      throw new BadInput(
          "pending: '%s' should have %d words, as in 'shield A B red' or 'attack A'"
              .formatted(String.join(" ", words), wanted));
    }
    s.actor = wanted > 1 ? Seats.seat(words.get(1), s.seats) : 0;
    s.target = wanted > 2 ? Seats.seat(words.get(2), s.seats) : 0;
    s.named = wanted > 3 ? Colour.parse(words.get(3)) : Colour.BROWN;
    if (s.phase == Phase.OVER) {
      s.end = in.take(Fields.TABLE, "over", End.values(), End.AGREED);
      s.winners = Seats.parseLetters(in.take(Fields.TABLE, "winners", Fields.NONE));
    }
  }

  /// The roller, if not named, is the seat with a star before the roll.
  private void readRoller() {
    String roller = in.take("roller");
    boolean starred = s.phase == Phase.BEFORE && Integer.bitCount(in.starred()) == 1;
    s.roller =
        roller != null
            ? Seats.seat(roller, s.seats)
            : starred ? Integer.numberOfTrailingZeros(in.starred()) : 0;
    if (s.phase == Phase.BEFORE) {
      s.actor = s.roller;
    }
  }

  private void readSeat(int seat) {
    boolean choosing = s.phase == Phase.BOARD;
    String side = in.take(seat, "side", choosing ? Fields.NONE : Side.ALL.get(2 * seat).text());
    s.side[seat] = side.equals(Fields.NONE) ? GoState.NONE : (byte) Side.parse(side).ordinal();
    s.at[seat] = (byte) in.take(seat, "at", 0, s.options.layout().size() - 1, 0);
    s.setMarker(seat, in.take(seat, "marker", 0, s.options.tracker(), 0));
    s.setJail(seat, in.take(seat, "jail", Jail.values(), Jail.FREE));
    s.setTodo(seat, in.take(seat, "todo", Todo.values(), Todo.NONE));
    readBuild(seat);
    readTiles(seat);
    readClaim(seat);
    s.passed |= in.yes(seat, "passed") ? Seats.mask(seat) : 0;
    s.left |= in.yes(seat, "left") ? Seats.mask(seat) : 0;
    readAttacks(seat);
    String dial = in.take(seat, "dial", Fields.NONE);
    if (!dial.equals(Fields.NONE)) {
      s.setDial(seat, Image.parse(dial));
    }
  }

  private void readAttacks(int seat) {
    List<String> attacks = in.words(seat, "attacks");
    if (attacks.size() > MOST_ATTACKS) {
      throw new BadInput("attacks: at most %d wait at a time".formatted(MOST_ATTACKS));
    }
    for (String word : attacks) {
      s.addAttack(seat, Attack.parse(word));
    }
  }

  private void readBuild(int seat) {
    List<String> squares = Words.split(in.take(seat, "build", ""));
    if (squares.size() > GoState.SQUARES) {
      throw new BadInput("build: a board has " + GoState.SQUARES + " Build squares");
    }
    for (int at = 0; at < squares.size(); at++) {
      String square = squares.get(at);
      if (square.equals(Fields.NONE)) {
        continue;
      }
      int equals = square.indexOf('=');
      if (equals < 0) {
        throw new BadInput("build: '" + square + "' should look like red=2, or - for none");
      }
      Colour colour = Colour.parse(square.substring(0, equals));
      int height = Numbers.parse(square.substring(equals + 1), "build", 1, Colour.BLOCKS);
      if (s.square(seat, colour) != 0) {
        throw new BadInput("build: " + colour.text() + " stands on two squares");
      }
      for (int n = 0; n < height; n++) {
        s.place(seat, colour, at + 1);
      }
      s.addToTray(colour, -height);
    }
  }

  private void readTiles(int seat) {
    for (String word : in.words(seat, "tiles")) {
      Tile tile = Tile.parse(word);
      if (tile == Tile.MONEY_BAG) {
        throw new BadInput("tiles: a money-bag is never kept; it is todo: bag");
      }
      s.keep(seat, tile);
      s.faceDown[tile.ordinal()]--;
    }
    if (s.todo[seat] == Todo.BAG) {
      s.faceDown[Tile.MONEY_BAG.ordinal()]--;
    }
  }

  private void readDiscards() {
    for (String word : in.words("discards")) {
      int kind = Tile.parse(word).ordinal();
      s.discards[kind]++;
      s.faceDown[kind]--;
    }
  }

  private void readClaim(int seat) {
    List<String> claim = in.words(seat, "claim");
    if (claim.isEmpty()) {
      return;
    }
    if (claim.size() != 2) {
      throw new BadInput("claim: should look like red 2");
    }
    int square = Numbers.parse(claim.get(1), "claim", 1, GoState.SQUARES);
    s.setClaim(seat, Colour.parse(claim.getFirst()), square);
  }

  /// What follows from the rest may be named, and must then be right.
  private void checkRest() {
    for (Colour colour : Colour.ALL) {
      String name = "tray-" + colour.text();
      int tray = s.tray(colour);
      if (tray < 0) {
        throw new BadInput("there are only %d %s blocks".formatted(Colour.BLOCKS, colour.text()));
      }
      in.take(name, tray, tray, tray);
    }
    for (Tile tile : Tile.ALL) {
      if (s.faceDown[tile.ordinal()] < 0) {
        throw new BadInput("there are only %d of %s".formatted(tile.copies(), tile.text()));
      }
    }
    List<String> there = Painter.tiles(s.faceDown, 0, true);
    if (in.take("face-down") != null && !in.words("face-down").equals(there)) {
      throw new BadInput("face-down: should be " + String.join(" ", there));
    }
  }
}
