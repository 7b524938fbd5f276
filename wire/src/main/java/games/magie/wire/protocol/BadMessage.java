package games.magie.wire.protocol;

/// A message that cannot be read: not JSON, not the record that is wanted, or a field out of its
/// bounds.
public final class BadMessage extends RuntimeException {
  private final transient Problem problem;

  public BadMessage(Problem problem) {
    super(problem.code() + ": " + problem.message(), null, false, false);
    this.problem = problem;
  }

  static BadMessage field(String field, String message) {
    return new BadMessage(Problem.field(field, message));
  }

  public Problem problem() {
    return problem;
  }
}
