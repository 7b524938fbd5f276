package games.magie.go.text;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.GoMove;
import games.magie.go.GoOptions;
import games.magie.go.GoView;
import games.magie.go.Image;
import games.magie.go.Side;
import games.magie.go.rules.MoveTable;
import games.magie.go.table.GoState;
import games.magie.kernel.BadInput;
import games.magie.kernel.Notation;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.List;

/// The text of GO!: `take red 2`, `heist B`, `dial ring`, and positions such as
///
///     round: 4 | roller: B | pending: before | discards: money-bag
///     tray-red: 3
///     A side: new-york-city | at: 9 | marker: 2 | jail: - | build: red=2 - - - | tiles: shield
///     B* side: deep-sea | at: 0
///
/// See [PositionWriter] and [PositionReader]. A square may be left out of a move: it is then the
/// stack of that colour, or the first free square.
public final class GoNotation implements Notation<GoState, GoMove, GoView> {
  private static final String MOVES =
      "board SIDE, roll, take COLOUR [SQUARE], choose ATTACK, button COLOUR [SQUARE], button-heist,"
          + " button-shut-down, tycoon, pass, heist SEAT, dial IMAGE, steal COLOUR [SQUARE],"
          + " shut-down SEAT COLOUR, shield, accept, mega COLOUR";

  @Override
  public GoMove move(GoState s, int seat, String text) {
    List<String> words = Words.split(text);
    String verb = words.isEmpty() ? "" : words.getFirst();
    List<String> args = words.isEmpty() ? words : words.subList(1, words.size());
    return switch (verb + "/" + args.size()) {
      case "board/1" -> board(args.getFirst());
      case "roll/0" -> MoveTable.ROLL;
      case "take/1", "take/2" -> {
        Colour colour = Colour.parse(args.getFirst());
        yield new GoMove.Take(colour, square(s, seat, colour, args));
      }
      case "choose/1" -> new GoMove.Choose(Attack.parse(args.getFirst()));
      case "button-heist/0" -> new GoMove.ButtonChoose(Attack.HEIST);
      case "button-shut-down/0" -> new GoMove.ButtonChoose(Attack.SHUT_DOWN);
      case "button/1", "button/2" -> {
        Colour colour = Colour.parse(args.getFirst());
        yield new GoMove.ButtonTake(colour, square(s, seat, colour, args));
      }
      case "tycoon/0" -> MoveTable.TYCOON;
      case "pass/0" -> MoveTable.PASS;
      case "heist/1" -> new GoMove.Heist(Seats.seat(args.getFirst(), s.seats));
      case "dial/1" -> new GoMove.Dial(Image.parse(args.getFirst()));
      case "steal/1", "steal/2" -> {
        Colour colour = Colour.parse(args.getFirst());
        boolean tray = args.size() == 2 && args.get(1).equals("tray");
        yield new GoMove.Steal(colour, tray ? 0 : square(s, seat, colour, args));
      }
      case "shut-down/2" ->
          new GoMove.ShutDown(Seats.seat(args.get(0), s.seats), Colour.parse(args.get(1)));
      case "shield/0" -> MoveTable.SHIELD;
      case "accept/0" -> MoveTable.ACCEPT;
      case "mega/1" -> new GoMove.Mega(Colour.parse(args.getFirst()));
      default -> throw new BadInput("'%s' is no move: %s".formatted(text, MOVES));
    };
  }

  private static GoMove.Board board(String side) {
    return side.equals("random") ? MoveTable.RANDOM_BOARD : new GoMove.Board(Side.parse(side));
  }

  /// The square that a move names, or the one that its colour belongs on; 0 if there is none.
  private static int square(GoState s, int seat, Colour colour, List<String> args) {
    if (args.size() == 2) {
      return Numbers.parse(args.get(1), "square", 1, GoState.SQUARES);
    }
    int stack = s.square(seat, colour);
    if (stack != 0 || s.free[seat] == 0) {
      return stack;
    }
    return Integer.numberOfTrailingZeros(s.free[seat]) + 1;
  }

  @Override
  public void position(GoState s, Fields out) {
    PositionWriter.write(s, PositionWriter.EVERYTHING, out);
  }

  @Override
  public GoState position(Settings settings, int seats, Fields in) {
    return new PositionReader(new GoState(GoOptions.of(settings), seats), in).read();
  }

  @Override
  public void view(GoView view, Fields out) {
    view.write(out);
  }
}
