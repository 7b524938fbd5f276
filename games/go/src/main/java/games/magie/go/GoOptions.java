package games.magie.go;

import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Named;
import java.util.List;

/// What players may choose before the game.
///
/// @param tracker steps from Start to the end of the Mega Shut Down tracker; four is our assumption
public record GoOptions(
    Grab grab,
    boolean autoShield,
    boolean openTiles,
    boolean jailBlocksTiles,
    boolean strictTiles,
    Layout layout,
    int tracker) {
  /// How the last block of a colour finds its owner.
  public enum Grab implements Named {
    /// Who is first to say so.
    ARRIVAL,
    /// Claims of the same 700 ms count as together and are decided by lot.
    WINDOW,
    /// One after the other from the roller.
    CLOCKWISE,
    /// All claims are collected and decided by lot.
    LOT;

    static final Grab[] ALL = values();

    private final String text = Named.of(this);

    @Override
    public String text() {
      return text;
    }

    /// Whether claims wait before they become blocks.
    public boolean collects() {
      return this == WINDOW || this == LOT;
    }
  }

  static final List<Option> ALL =
      List.of(
          Option.choice("grab", GoClause.GRAB, "arrival", "window", "clockwise", "lot"),
          Option.flag("auto-shield", GoClause.SHUTDOWN_SHIELD),
          Option.flag("open-tiles", GoClause.CHANCE_SECRET),
          Option.flag("jail-blocks-tiles", GoClause.SPACE_JAIL),
          Option.flag("strict-tiles", GoClause.CHANCE_DISCARD),
          Option.choice("board", GoClause.ROUND_MOVE, "16", "20"),
          Option.choice("tracker", GoClause.MEGA_MARKER, "4", "3", "5"));

  public static GoOptions of(Settings settings) {
    return settings.derive(GoOptions.class, GoOptions::read);
  }

  private static GoOptions read(Settings settings) {
    Layout layout = settings.number("board") == 16 ? Layout.SIXTEEN : Layout.TWENTY;
    return new GoOptions(
        Named.parse(Grab.ALL, settings.get("grab"), "grab"),
        settings.on("auto-shield"),
        settings.on("open-tiles"),
        settings.on("jail-blocks-tiles"),
        settings.on("strict-tiles"),
        layout,
        settings.number("tracker"));
  }
}
