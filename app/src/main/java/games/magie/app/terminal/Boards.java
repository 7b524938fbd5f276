package games.magie.app.terminal;

import games.magie.kernel.Game;
import games.magie.kernel.View;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Ink;
import games.magie.kernel.text.Fields;
import games.magie.wire.Messages;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The board of a game; where nobody has drawn one, the text of the view.
final class Boards {
  private Boards() {}

  static <V extends View> Board<V> of(Game<?, ?, V> game, Messages messages, Ink ink) {
    @Nullable Board<V> board = game.companion().board(new InWords(messages), ink);
    return board != null ? board : (view, _) -> text(game, view);
  }

  private static <V extends View> List<String> text(Game<?, ?, V> game, V view) {
    var fields = new Fields();
    game.notation().view(view, fields);
    return fields.text().lines().toList();
  }

  private record InWords(Messages messages) implements BoardNames {
    @Override
    public String text(String key) {
      return messages.text(key);
    }

    @Override
    public String event(String text, List<String> names) {
      return messages.event(text, names);
    }

    @Override
    public String items(String joined) {
      return messages.items(joined);
    }

    @Override
    public String money(int amount) {
      return Messages.money(amount);
    }
  }
}
