package games.magie.wire.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;

/// What a client sends over a socket: a move, or one of the few other things a seat may do.
///
/// @param id new for each command; the same command again with the same id is answered, not
///   repeated
/// @param move the text of a move, empty for the other commands
/// @param act `leave`, `agree`, `disagree` or `take-back`, empty for a move, `consider` for one
///   that is not to be made
public record Command(String id, int moment, String move, @JsonProperty("do") String act) {
  private static final int LONGEST_MOVE = 400;
  private static final String CONSIDER = "consider";

  @SuppressWarnings("ConstantConditions") // a field that is absent arrives as null
  public Command {
    move = move == null ? "" : move;
    act = act == null ? "" : act;
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
    if (!act.isEmpty() && !act.matches("leave|agree|disagree|take-back|consider")) {
      throw BadMessage.field("do", "leave, agree, disagree, take-back or consider");
    }
  }

  /// Whether nothing is to happen.
  public boolean onlyConsiders() {
    return act.equals(CONSIDER);
  }

  /// What makes two commands with one id the same.
  public String content() {
    return move.isEmpty() ? "do " + act : moment + " " + move;
  }
}
