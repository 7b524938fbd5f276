package games.magie.kernel;

import java.util.List;

/// Why a move is not allowed: the clause that forbids it, a code for the message, and its
/// arguments.
public record Refusal(Clause clause, String code, List<String> args) {
  public Refusal {
    args = List.copyOf(args);
  }

  public Refusal(Clause clause, String code, String... args) {
    this(clause, code, List.of(args));
  }

  public String text() {
    return args.isEmpty() ? code : code + " " + String.join(" ", args);
  }
}
