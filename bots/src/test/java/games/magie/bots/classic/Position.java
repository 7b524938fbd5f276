package games.magie.bots.classic;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Moves;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;

/// A position that a test writes down, seen from one seat.
final class Position {
  private final ClassicView view;
  private final Moves<ClassicMove> legal = new Moves<>();

  private Position(ClassicView view) {
    this.view = view;
  }

  static Position pocket(String text, int seats, int seat) {
    return of(Classic.pocket(), text, seats, seat);
  }

  private static <S extends State<S>> Position of(
      Game<S, ClassicMove, ClassicView> game, String text, int seats, int seat) {
    S s =
        game.notation()
            .position(Settings.defaults(game.options()), seats, Fields.parse(text, seats));
    var position = new Position(game.rules().view(s, seat));
    game.rules().legal(s, seat, position.legal);
    return position;
  }

  ClassicView view() {
    return view;
  }

  String choice(Bot<ClassicMove, ClassicView> bot) {
    return bot.choose(view, legal, new Seeded(1)).text();
  }
}
