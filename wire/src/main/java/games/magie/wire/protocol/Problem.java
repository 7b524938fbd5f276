package games.magie.wire.protocol;

import games.magie.kernel.Refusal;
import games.magie.wire.PlainText;
import java.util.List;

/// Why something was not done. `clause` is set where a rule forbids it, `field` where a field of
/// the message is wrong.
public record Problem(String code, String field, String clause, String message, List<String> args) {
  public Problem {
    message = PlainText.shown(message); // one line, whatever it quotes
    args = List.copyOf(args);
  }

  public static Problem of(String code, String message) {
    return new Problem(code, "", "", message, List.of());
  }

  public static Problem field(String field, String message) {
    return new Problem("bad-field", field, "", message, List.of());
  }

  public static Problem refused(Refusal refusal) {
    return new Problem(
        "refused", "", refusal.clause().id(), "refusal." + refusal.code(), refusal.args());
  }
}
