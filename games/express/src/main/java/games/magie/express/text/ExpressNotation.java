package games.magie.express.text;

import games.magie.express.Dice;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressMove.Swap;
import games.magie.express.ExpressOptions;
import games.magie.express.ExpressView;
import games.magie.express.Group;
import games.magie.express.rules.MoveTable;
import games.magie.express.table.ExpressState;
import games.magie.kernel.BadInput;
import games.magie.kernel.Notation;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Named;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.List;

/// The text of Express: `place 3 light-blue`, and positions such as
///
///     turn: 4 | starter: A | step: 17 | rolls: 2 | money: 200
///     loose: 1=chance 2=brown 8=go 9=- | jail: 10
///     green: 6 7
///     A* score: 5000 | houses: 0
///     B score: 3200 | houses: 0
///
/// `-` is a die that shows nothing. `fresh` names the Chance dice that were placed since the last roll.
public final class ExpressNotation implements Notation<ExpressState, ExpressMove, ExpressView> {
  @Override
  public ExpressMove move(ExpressState s, int seat, String text) {
    List<String> words = Words.split(text);
    String verb = words.isEmpty() ? "" : words.getFirst();
    return switch (verb + "/" + words.size()) {
      case "roll/1" -> MoveTable.ROLL;
      case "stop/1" -> MoveTable.STOP;
      case "place/3" ->
          new ExpressMove.Place(
              die(words.get(1)), Named.parse(Group.values(), words.get(2), "group"));
      case "swap/4" ->
          new Swap(
              die(words.get(1)),
              Named.parse(Group.values(), words.get(2), "group"),
              Named.parse(Group.values(), words.get(3), "group"));
      case "free/2" -> new ExpressMove.Free(die(words.get(1)));
      default ->
          throw new BadInput(
              "'%s' is no move: roll, stop, place DIE GROUP, swap DIE GROUP GROUP, free DIE"
                  .formatted(text));
    };
  }

  @Override
  public void position(ExpressState s, Fields out) {
    PositionWriter.write(s, out);
  }

  @Override
  public ExpressState position(Settings settings, int seats, Fields in) {
    return PositionReader.read(new ExpressState(ExpressOptions.of(settings), seats), in);
  }

  @Override
  public void view(ExpressView view, Fields out) {
    view.write(out);
  }

  static int die(String text) {
    return Numbers.parse(text, "die", 1, Dice.HOUSE_DIE);
  }
}
