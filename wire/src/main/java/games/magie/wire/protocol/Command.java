package games.magie.wire.protocol;

import games.magie.wire.PlainText;

/// What a client sends over a socket: a move, or one of the other things a seat may do.
///
/// @param id new for each command; the same command again with the same id is answered, not
///   repeated
/// @param move the text of a move, empty for the other commands
/// @param action one of the [Action]s, empty for a move, `consider` for one that is not to be made
/// @param text what the action is about, where it needs that
public record Command(String id, int moment, String move, String action, String text) {
  private static final int LONGEST_MOVE = 400;
  private static final int LONGEST_TEXT = 400;
  private static final String CONSIDER = "consider";

  @SuppressWarnings("ConstantConditions") // a field that is absent arrives as null
  public Command {
    move = move == null ? "" : move;
    action = action == null ? "" : action;
    text = text == null ? "" : text;
    if (id == null || !id.matches("[A-Za-z0-9_-]{8,64}")) {
      throw BadMessage.field("id", "8 to 64 letters, digits, - or _");
    }
    if (!action.equals(CONSIDER) && move.isEmpty() == action.isEmpty()) {
      throw BadMessage.field("move", "move or action: exactly one of them");
    }
    if (move.length() > LONGEST_MOVE) {
      throw BadMessage.field("move", "longer than " + LONGEST_MOVE + " characters");
    }
    if (action.equals(CONSIDER) && move.isEmpty()) {
      throw BadMessage.field("move", "what is to be considered");
    }
    if (!action.isEmpty() && !action.equals(CONSIDER) && Action.find(action) == null) {
      throw BadMessage.field("action", "consider, " + Action.words());
    }
    Action known = Action.find(action);
    if (text.length() > LONGEST_TEXT || text.isEmpty() == (known != null && known.speaks())) {
      throw BadMessage.field("text", "up to " + LONGEST_TEXT + " characters, where it is needed");
    }
    text = PlainText.tidy(text); // as it is kept, so that the same command is known again
  }

  public Command(String id, int moment, String move, String action) {
    this(id, moment, move, action, "");
  }

  /// Whether nothing is to happen.
  public boolean onlyConsiders() {
    return action.equals(CONSIDER);
  }

  /// Whether it is something said to the others.
  public boolean chats() {
    Action known = Action.find(action);
    return known == Action.SAY || known == Action.EMOTE;
  }

  /// What makes two commands with one id the same.
  public String content() {
    return !move.isEmpty() ? moment + " " + move : ("do " + action + " " + text).strip();
  }
}
