package games.magie.lab.frozen.express;

import games.magie.express.Dice;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressView;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Plays Express by rules of thumb. It places the die that raises the prospects of all groups most,
/// as long as one does; then it rolls again if the prospects are worth more than what the third
/// policeman would cost, and otherwise takes what money lies about and stops.
///
/// It remembers nothing between two choices; its fields are scratch paper, so that a choice
/// allocates nothing.
public final class EasyExpress implements Bot<ExpressMove, ExpressView> {
  private static final Group[] GROUPS = Group.values();
  private static final int ALL_PROPERTY_DICE = (1 << Dice.PROPERTY_DICE) - 1;
  private static final int[] FACE_VALUES =
      Arrays.stream(GROUPS).mapToInt(Group::faceValue).toArray();
  private static final int COUNT_BITS = 3;
  private static final int COUNT_MASK = 7;
  private static final int DARK_BLUE = Group.DARK_BLUE.ordinal();
  private static final int CHANCE = Face.CHANCE.ordinal();

  /// Rolling is the first of the listed moves and stopping the second, then come those that place a
  /// die.
  private static final int ROLL = 0;

  private static final int STOP = 1;
  private static final int FIRST_PLACE = 2;

  /// How much of the prospects to believe, in percent, with no, one or two policemen on the board:
  /// they are counted for each group alone, but the groups share their dice.
  private static final int[] BELIEF = {240, 840, 1600};

  /// What a roll brings by GO, per loose Go to Jail die: one face in six pays 200.
  private static final int GO_PER_DIE = 33;

  /// What a roll of the house/hotel die brings: a house on three faces of six, less the broken one.
  private static final int HOUSE_DIE = 1130;

  /// The groups that are not as at the beginning, and where their values begin in the table of
  /// prospects.
  private final int[] index = new int[GROUPS.length];

  private int touched;

  /// How many loose dice show each incomplete group, three bits a group.
  private int showing;

  /// The loose property dice, as a mask.
  private int loose;

  @Override
  public ExpressMove choose(ExpressView view, Moves<ExpressMove> legal, Chance own) {
    boolean freeing = view.rolls() > 0 && !(legal.get(ROLL) instanceof ExpressMove.Roll);
    if (legal.size() == 1 || freeing) {
      return legal.get(0); // a policeman to free: the first has the GO face if not all have it
    }
    int scored = view.turnValue();
    if (stoppingWins(view, scored)) {
      return legal.get(STOP);
    }
    Prospects prospects = Prospects.of(view.policemanFaces());
    int policemen = view.policemen();
    look(view, policemen);
    int hopes = sum(prospects, policemen, loose);
    Place best = bestPlace(view, legal, prospects, hopes);
    if (best != null) {
      return best;
    }
    int lying = lyingAbout(view);
    int worth = scored + lying;
    if (goesOn(view, hopes - view.completeValue(), worth)) {
      return legal.get(ROLL);
    }
    return lying > 0 ? richest(view, legal) : legal.get(STOP);
  }

  private void look(ExpressView view, int policemen) {
    touched = view.occupied();
    if (view.squares(DARK_BLUE) != Prospects.DARK_BLUE_SQUARES) {
      touched |= 1 << DARK_BLUE;
    }
    for (int groups = touched; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      int chance = view.hasChance(group) ? 1 : 0;
      index[group] = Prospects.index(policemen, group, view.empty(group), chance);
    }
    loose = view.looseDice() >> 1 & ALL_PROPERTY_DICE;
  }

  /// The prospects of all groups with these dice still to roll.
  private int sum(Prospects prospects, int policemen, int dice) {
    int sum = prospects.untouched(policemen, dice);
    for (int groups = touched; groups != 0; groups &= groups - 1) {
      sum += prospects.change(index[Integer.numberOfTrailingZeros(groups)] + dice);
    }
    return sum;
  }

  /// The placement after which the prospects are best, if better than now.
  private @Nullable Place bestPlace(
      ExpressView view, Moves<ExpressMove> legal, Prospects prospects, int now) {
    int policemen = view.policemen();
    Place best = null;
    int most = now;
    int die = 0;
    int left = 0;
    int rest = 0;
    for (int at = FIRST_PLACE; at < legal.size(); at++) {
      if (!(legal.get(at) instanceof Place place)) {
        break; // a swap
      }
      if (place.die() != die) {
        die = place.die();
        left = loose & ~(1 << (die - 1));
        rest = sum(prospects, policemen, left);
      }
      int group = place.group().ordinal();
      int chance = view.face(die) == CHANCE || view.hasChance(group) ? 1 : 0;
      int empty = view.empty(group) - 1;
      int before = (touched >> group & 1) == 0 ? 0 : prospects.change(index[group] + left);
      int after = prospects.change(Prospects.index(policemen, group, empty, chance) + left);
      if (rest - before + after > most) {
        most = rest - before + after;
        best = place;
      }
    }
    return best;
  }

  /// How much more stopping would score if the loose dice of the best incomplete group were placed.
  private int lyingAbout(ExpressView view) {
    int shown = 0;
    for (int groups = view.occupied(); groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      shown = view.complete(group) ? shown : Math.max(shown, view.shown(group));
    }
    showing = 0;
    int most = shown;
    for (int dice = loose; dice != 0; dice &= dice - 1) {
      int face = view.face(Integer.numberOfTrailingZeros(dice) + 1);
      if (face < GROUPS.length && !view.complete(face)) {
        showing += 1 << (COUNT_BITS * face);
        most = Math.max(most, gathered(view, face));
      }
    }
    return most - shown;
  }

  /// What an incomplete group would show if all loose dice of its colour were placed.
  private int gathered(ExpressView view, int group) {
    int count = showing >> (COUNT_BITS * group) & COUNT_MASK;
    return view.shown(group) + count * FACE_VALUES[group];
  }

  /// The die that raises the best incomplete group.
  private ExpressMove richest(ExpressView view, Moves<ExpressMove> legal) {
    ExpressMove richest = legal.get(STOP);
    int most = 0;
    for (int at = FIRST_PLACE; at < legal.size(); at++) {
      if (legal.get(at) instanceof Place place && view.face(place.die()) != CHANCE) {
        int value = gathered(view, place.group().ordinal());
        if (value > most) {
          most = value;
          richest = place;
        }
      }
    }
    return richest;
  }

  /// Whether to roll again.
  ///
  /// @param hopes the prospects of the incomplete groups
  /// @param worth what stopping scores
  private static boolean goesOn(ExpressView view, int hopes, int worth) {
    if (stoppingWins(view, worth)) {
      return false;
    }
    if (view.equalTurns()) {
      int rival = bestRival(view);
      if (rival >= view.target() && view.score(view.seat()) + worth < rival) {
        return true; // this is the last turn, and stopping would lose
      }
    }
    int policemen = view.policemen();
    int gain = hopes * BELIEF[policemen] / 100 + (3 - policemen) * GO_PER_DIE;
    if (view.unlocked()) {
      gain += HOUSE_DIE;
    }
    int whole = view.bustWhole();
    int bust = view.bustWays();
    return (long) gain * (whole - bust) > (long) worth * bust;
  }

  /// Whether the game ends with this turn, and well, if it scores so much. With equal turns those
  /// who follow in the round can still overtake.
  private static boolean stoppingWins(ExpressView view, int worth) {
    int score = view.score(view.seat()) + worth;
    if (score < view.target()) {
      return false;
    }
    return !view.equalTurns() || (view.lastOfRound() && score >= bestRival(view));
  }

  private static int bestRival(ExpressView view) {
    int best = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      if (seat != view.seat() && !view.hasLeft(seat)) {
        best = Math.max(best, view.score(seat));
      }
    }
    return best;
  }
}
