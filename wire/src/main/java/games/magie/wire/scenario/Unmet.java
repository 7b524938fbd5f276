package games.magie.wire.scenario;

import java.util.List;

/// An expectation that was not met; caught by [ScenarioRunner].
final class Unmet extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> details;

  Unmet(List<String> details) {
    super(String.join(" ", details));
    this.details = List.copyOf(details);
  }

  Unmet(String expected, String happened) {
    this(List.of("expected  " + expected, "happened  " + happened));
  }

  List<String> details() {
    return details;
  }
}
