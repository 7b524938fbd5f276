package games.magie.laws.play;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.laws.Setting;

/// Which table a walk sits down at: the default options, one of them at an odd value, or any
/// mixture, and any number of seats that they allow.
public final class Seating {
  private Seating() {}

  public static <S extends State<S>, M extends Move, V extends View> Setting<S, M, V> any(
      Game<S, M, V> game, Seeded random) {
    Settings settings = options(game, random);
    int kinds = game.mostSeats(settings) - game.fewestSeats() + 1;
    return new Setting<>(game, settings, game.fewestSeats() + random.below(kinds));
  }

  private static Settings options(Game<?, ?, ?> game, Seeded random) {
    int all = game.options().size();
    int kind = random.below(4);
    int only = all == 0 ? 0 : random.below(all);
    var text = new StringBuilder();
    for (int at = 0; at < all; at++) {
      boolean departs =
          switch (kind) {
            case 0 -> false;
            case 1 -> at == only;
            default -> random.below(4) == 0;
          };
      if (departs) {
        Option option = game.options().get(at);
        text.append(option.name()).append('=').append(value(option, random)).append(' ');
      }
    }
    return Settings.parse(game.options(), text.toString().strip());
  }

  private static String value(Option option, Seeded random) {
    boolean within = option.values().isEmpty() && random.below(2) == 0;
    int span = option.most() - option.least() + 1;
    return within && span > 0
        ? String.valueOf(option.least() + random.below(Math.min(span, 50)))
        : option.examples().get(random.below(option.examples().size()));
  }
}
