package games.magie.wire.pack;

import games.magie.kernel.BadInput;
import games.magie.wire.SavedGame.Player;
import java.util.List;

/// What a packed table says of itself to whoever opens the file.
///
/// @param pack the name of this packing, 32 hexadecimal digits: the same file is known by it
/// @param version of the rules by which the game began
/// @param settings the text of the options
/// @param terms the text of what else was agreed on, such as the bank of time
/// @param clock seconds for a decision, 0 for none
/// @param onLeave `out`, or the bot that plays on for who leaves
/// @param rows how many the journal has
/// @param last the link of its last row
public record PackHead(
    String pack,
    String game,
    int version,
    String settings,
    String terms,
    int clock,
    String onLeave,
    List<Seat> seats,
    int rows,
    String last) {
  public PackHead {
    seats = List.copyOf(seats);
  }

  /// Who sits there.
  public enum Kind {
    PERSON("person"),
    /// A person who has left the game.
    LEFT("left"),
    BOT("bot");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }

    static Kind of(String text) {
      for (Kind kind : values()) {
        if (kind.text.equals(text)) {
          return kind;
        }
      }
      throw new BadInput("a seat is of a person, left or bot");
    }
  }

  /// @param bot its name, empty for people
  /// @param name as it stands in the file: a sealed journal is bound to it
  public record Seat(Kind kind, String bot, String name) {
    public Seat {
      var _ = player(kind, bot, name); // throws where it is no name
    }

    private static Player player(Kind kind, String bot, String name) {
      return Player.ofFile(kind == Kind.BOT ? bot : Player.PERSON, name);
    }

    /// Who sits there, under a name that can be shown.
    public Player player() {
      return player(kind, bot, name);
    }

    public boolean person() {
      return kind == Kind.PERSON;
    }
  }
}
