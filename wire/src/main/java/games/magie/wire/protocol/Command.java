package games.magie.wire.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import games.magie.wire.PlainText;

/// What a client sends over a socket: a move, or one of the other things a seat may do.
///
/// @param id new for each command; the same command again with the same id is answered, not
///   repeated
/// @param move the text of a move, empty for the other commands
/// @param act one of the [Deed]s, empty for a move, `consider` for one that is not to be made
/// @param text what the deed is about, where it needs that
public record Command(
    String id, int moment, String move, @JsonProperty("do") String act, String text) {
  private static final int LONGEST_MOVE = 400;
  private static final int LONGEST_TEXT = 400;
  private static final String CONSIDER = "consider";

  @JsonCreator
  @SuppressWarnings("ConstantConditions") // a field that is absent arrives as null
  public Command {
    move = move == null ? "" : move;
    act = act == null ? "" : act;
    text = text == null ? "" : text;
    if (id == null || !id.matches("[A-Za-z0-9_-]{8,64}")) {
      throw BadMessage.field("id", "8 to 64 letters, digits, - or _");
    }
    if (!act.equals(CONSIDER) && move.isEmpty() == act.isEmpty()) {
      throw BadMessage.field("move", "move or do: exactly one of them");
    }
    if (move.length() > LONGEST_MOVE) {
      throw BadMessage.field("move", "longer than " + LONGEST_MOVE + " characters");
    }
    if (act.equals(CONSIDER) && move.isEmpty()) {
      throw BadMessage.field("move", "what is to be considered");
    }
    if (!act.isEmpty() && !act.equals(CONSIDER) && Deed.find(act) == null) {
      throw BadMessage.field("do", "consider, " + Deed.words());
    }
    Deed deed = Deed.find(act);
    if (text.length() > LONGEST_TEXT || text.isEmpty() == (deed != null && deed.speaks())) {
      throw BadMessage.field("text", "up to " + LONGEST_TEXT + " characters, where it is needed");
    }
    text = PlainText.tidy(text); // as it is kept, so that the same command is known again
  }

  public Command(String id, int moment, String move, String act) {
    this(id, moment, move, act, "");
  }

  /// Whether nothing is to happen.
  public boolean onlyConsiders() {
    return act.equals(CONSIDER);
  }

  /// Whether it is something said to the others.
  public boolean chats() {
    Deed deed = Deed.find(act);
    return deed == Deed.SAY || deed == Deed.EMOTE;
  }

  /// What makes two commands with one id the same.
  public String content() {
    return !move.isEmpty() ? moment + " " + move : ("do " + act + " " + text).strip();
  }
}
