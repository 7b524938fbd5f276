package games.magie.lab;

import games.magie.express.Dice;
import games.magie.express.Express;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressView;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.kernel.Game;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.chance.Seeded;

/// Turns that are rolled by the real rules until the third policeman comes, and nothing is placed.
final class ExpressSample {
  static final int MOST_ROLLS = 6;

  /// Turns whose first roll did not end them. The property dice know nothing of the policemen, so
  /// leaving the others out changes no chance of a group.
  int firstRolls;

  final int[] natural = new int[Group.values().length];
  final int[] withChance = new int[Group.values().length];

  int turns;

  /// Rolls with 0, 1 or 2 policemen on the board, and how many of them brought the third.
  final int[] rolls = new int[3];

  final int[] busts = new int[3];

  /// Turns that had ended after 1, 2… rolls.
  final int[] endedBy = new int[MOST_ROLLS + 1];

  static ExpressSample of(int policemanFaces, long seed, int turns) {
    var sample = new ExpressSample();
    sample.play(new Express(), "policeman-faces=" + policemanFaces, seed, turns);
    return sample;
  }

  private <S extends State<S>> void play(
      Game<S, ExpressMove, ExpressView> game, String options, long seed, int wanted) {
    Rules<S, ExpressMove, ExpressView> rules = game.rules();
    var chance = new Seeded(seed);
    S s = rules.setUp(Settings.parse(game.options(), options), 2, chance, Out.SILENT);
    ExpressView view = rules.view(s, 0);
    var roll = new ExpressMove.Roll();
    while (turns < wanted) {
      int turn = view.turn();
      for (int number = 1; view.turn() == turn; number++) {
        int policemen = view.policemen();
        rules.play(s, view.active(), roll, chance, Out.SILENT);
        rolls[policemen]++;
        if (view.turn() != turn) {
          busts[policemen]++;
          for (int by = number; by <= MOST_ROLLS; by++) {
            endedBy[by]++;
          }
        } else if (number == 1) {
          look(view);
        }
      }
      turns++;
    }
  }

  private void look(ExpressView view) {
    firstRolls++;
    var shown = new int[Face.values().length];
    for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
      shown[view.face(die)]++;
    }
    int chance = Math.min(1, shown[Face.CHANCE.ordinal()]);
    for (int group = 0; group < natural.length; group++) {
      natural[group] += shown[group] >= view.squares(group) ? 1 : 0;
      withChance[group] += shown[group] + chance >= view.squares(group) ? 1 : 0;
    }
  }
}
