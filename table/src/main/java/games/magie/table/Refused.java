package games.magie.table;

import games.magie.wire.protocol.Problem;

/// A request that is not carried out; nothing was changed. The transport turns it into its own kind
/// of answer.
public final class Refused extends RuntimeException {
  /// The code of a file to which the keys do not fit.
  public static final String BAD_FILE = "bad-file";

  private final transient Problem problem;

  public Refused(Problem problem) {
    super(problem.code() + ": " + problem.message(), null, false, false);
    this.problem = problem;
  }

  public Refused(String code, String message) {
    this(Problem.of(code, message));
  }

  public Problem problem() {
    return problem;
  }
}
