package games.magie.express.rules;

import games.magie.express.Dice;
import games.magie.express.ExpressClause;
import games.magie.express.ExpressEvent;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressMove.Swap;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Dice go on squares: coloured ones on their own group, a Chance on any that has none yet.
final class Placing {
  private Placing() {}

  static void legal(ExpressState s, Moves<ExpressMove> into) {
    int offBoard = s.offBoard & ExpressState.PROPERTY_DICE;
    for (int dice = offBoard; dice != 0; dice = Bits.rest(dice)) {
      int die = Bits.first(dice);
      int face = s.face[die];
      if (face == ExpressState.UNROLLED) {
        continue;
      }
      Group own = Face.ALL.get(face).group();
      if (own != null) {
        if (s.freeSquares(own) > 0) {
          into.add(MoveTable.place(die, own));
        }
      } else {
        for (Group group : Group.ALL) {
          if (takesChance(s, group)) {
            into.add(MoveTable.place(die, group));
          }
        }
      }
    }
    if (s.options.chanceSwap()) {
      legalSwaps(s, into);
    }
  }

  private static boolean takesChance(ExpressState s, Group group) {
    return s.freeSquares(group) > 0 && (s.withChance & group.bit()) == 0;
  }

  private static void legalSwaps(ExpressState s, Moves<ExpressMove> into) {
    for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
      boolean loose = s.place[die] == ExpressState.LOOSE && s.face[die] != ExpressState.UNROLLED;
      Group group = loose ? Face.ALL.get(s.face[die]).group() : null;
      if (group == null || !holdsOld(s, group)) {
        continue;
      }
      for (Group to : Group.ALL) {
        if (takesChance(s, to)) {
          into.add(new Swap(die, group, to));
        }
      }
    }
  }

  /// Whether a Chance of an earlier roll lies on the group.
  private static boolean holdsOld(ExpressState s, Group group) {
    int chance = s.chanceOn(group);
    return chance != 0 && (s.freshChance >> chance & 1) == 0;
  }

  static @Nullable Refusal objection(ExpressState s, Place move) {
    int die = move.die();
    Group group = move.group();
    Refusal placeable = placeable(s, die);
    if (placeable != null) {
      return placeable;
    }
    if (!s.shows(die, Face.CHANCE) && s.face[die] != group.ordinal()) {
      return new Refusal(
          ExpressClause.PLACE_FREE,
          "other-group",
          String.valueOf(die),
          Face.ALL.get(s.face[die]).text(),
          move.group().text());
    }
    if (s.freeSquares(group) == 0) {
      return new Refusal(ExpressClause.PLACE_FULL, "group-full", move.group().text());
    }
    if (s.shows(die, Face.CHANCE) && !takesChance(s, group)) {
      return new Refusal(ExpressClause.CHANCE_ONE, "second-chance", move.group().text());
    }
    return null;
  }

  static @Nullable Refusal objection(ExpressState s, Swap move) {
    if (!s.options.chanceSwap()) {
      return new Refusal(ExpressClause.PLACE_LOCKED, "no-swap");
    }
    Refusal placeable = placeable(s, move.die());
    if (placeable != null) {
      return placeable;
    }
    Group group = move.group();
    Group to = move.to();
    if (s.face[move.die()] != group.ordinal()) {
      return new Refusal(
          ExpressClause.CHANCE_SWAP,
          "not-the-real-colour",
          String.valueOf(move.die()),
          move.group().text());
    }
    if (!holdsOld(s, group)) {
      return new Refusal(ExpressClause.CHANCE_SWAP, "no-earlier-chance", move.group().text());
    }
    if (s.freeSquares(to) == 0) {
      return new Refusal(ExpressClause.PLACE_FULL, "group-full", move.to().text());
    }
    if (!takesChance(s, to)) {
      return new Refusal(ExpressClause.CHANCE_ONE, "second-chance", move.to().text());
    }
    return null;
  }

  /// Why this die cannot be placed anywhere now.
  private static @Nullable Refusal placeable(ExpressState s, int die) {
    String number = String.valueOf(die);
    if (s.phase == Phase.FREEING) {
      return HouseDie.mustChoose();
    }
    if (s.rolls == 0) {
      return new Refusal(ExpressClause.ROLL_FIRST, "roll-first");
    }
    if (die < 1 || die > Dice.HOUSE_DIE) {
      return new Refusal(ExpressClause.PLACE_FREE, "no-such-die", number);
    }
    if (s.place[die] != ExpressState.LOOSE) {
      return new Refusal(ExpressClause.PLACE_LOCKED, "locked", number);
    }
    if (s.face[die] == ExpressState.UNROLLED) {
      return new Refusal(ExpressClause.ROLL_ALL, "not-rolled", number);
    }
    Face face = Face.ALL.get(s.face[die]);
    if (face == Face.BLANK) {
      return new Refusal(ExpressClause.BLANK, "blank", number);
    }
    if (face.group() == null && face != Face.CHANCE) {
      return new Refusal(ExpressClause.PLACE_FREE, "no-square", number, face.text());
    }
    return null;
  }

  static void play(ExpressState s, Place move, Out out) {
    int complete = s.complete;
    s.put(move.die(), move.group());
    if (!out.silent()) {
      Face face = Face.ALL.get(s.face[move.die()]);
      out.tell(
          face == Face.CHANCE ? ExpressClause.CHANCE_WILD : ExpressClause.PLACE_FREE,
          new ExpressEvent.Placed(s.active, move.die(), face, move.group()));
      tellCompleted(s, complete, out);
    }
  }

  static void play(ExpressState s, Swap move, Out out) {
    int complete = s.complete;
    int chance = s.chanceOn(move.group());
    s.liftChance(chance);
    s.put(move.die(), move.group());
    s.put(chance, move.to());
    if (!out.silent()) {
      out.tell(
          ExpressClause.CHANCE_SWAP,
          new ExpressEvent.Swapped(s.active, move.die(), move.group(), chance, move.to()));
      tellCompleted(s, complete, out);
    }
  }

  private static void tellCompleted(ExpressState s, int before, Out out) {
    for (Group group : Group.ALL) {
      if ((s.complete & ~before & group.bit()) == 0) {
        continue;
      }
      out.tell(ExpressClause.SCORE_GROUPS, new ExpressEvent.Completed(s.active, group));
      if (group.colour() && (before & Group.COLOURS) == 0) {
        out.tell(ExpressClause.COMPLETE_UNLOCK, new ExpressEvent.Unlocked(s.active));
      }
    }
  }
}
