package games.magie.wire;

import games.magie.kernel.BadInput;
import games.magie.kernel.match.Journal;
import java.util.List;
import java.util.regex.Pattern;

/// A game as a file keeps it: the journal, and who sits where.
///
/// @param players one for each seat, A first
/// @param onLeave what becomes of a seat whose player gives up
public record SavedGame(Journal journal, List<Player> players, OnLeave onLeave) {
  public SavedGame {
    players = List.copyOf(players);
    if (players.size() != journal.seats()) {
      throw new BadInput(players.size() + " players for " + journal.seats() + " seats");
    }
  }

  /// @param kind [#PERSON], or the name of a bot
  public record Player(String kind, String name) {
    public static final String PERSON = "me";

    private static final int LONGEST_NAME = 20;

    /// What no version of this program has let into a name.
    private static final Pattern NEVER_WRITTEN =
        Pattern.compile("[\\p{Cntrl}[\\p{Cf}&&[^\\u200C\\u200D]]\\u2028\\u2029]");

    public Player {
      if (kind.isEmpty() || !kind.chars().allMatch(c -> c == '-' || isLetterOrDigit(c))) {
        throw new BadInput("'" + PlainText.shown(kind) + "' is no player: " + PERSON + " or a bot");
      }
      if (name.isBlank() || !name.equals(name.strip()) || !PlainText.isShowable(name)) {
        throw new BadInput("'" + PlainText.shown(name) + "' is no name for a player");
      }
      if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
        throw new BadInput("the name '" + name + "' is longer than " + LONGEST_NAME + " letters");
      }
    }

    public boolean person() {
      return kind.equals(PERSON);
    }

    private static boolean isLetterOrDigit(int c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    }

    /// Somebody new, under a name that is as strict as any text that comes in.
    public static Player named(String kind, String name) {
      String tidy = PlainText.tidy(name);
      if (!PlainText.isText(tidy)) {
        throw new BadInput("'" + PlainText.shown(tidy) + "' is no name for a player");
      }
      return new Player(kind, tidy);
    }

    /// Somebody of whom a file tells. Older programs wrote names with characters that are not shown
    /// any more, such as control characters above ASCII; there they become question marks.
    public static Player ofFile(String kind, String name) {
      return new Player(kind, NEVER_WRITTEN.matcher(name).find() ? name : PlainText.shown(name));
    }
  }

  public enum OnLeave {
    /// The seat is skipped.
    OUT("out"),
    /// A bot plays on.
    BOT("bot");

    private final String text;

    OnLeave(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }

    public static OnLeave of(String text) {
      for (OnLeave one : values()) {
        if (one.text.equals(text)) {
          return one;
        }
      }
      throw new BadInput("on-leave cannot be '" + text + "': choose out, bot");
    }
  }
}
