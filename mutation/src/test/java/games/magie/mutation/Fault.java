package games.magie.mutation;

/// A planted fault and what became of it.
///
/// @param place class and method, without the package
/// @param what was changed, in PIT's words
/// @param finder the test that found it, empty if none did
record Fault(String place, int line, String what, Fate fate, String finder) {
  enum Fate {
    FOUND,
    /// A proof did not come to its end in a multiple of its usual time.
    HUNG,
    SURVIVED,
    /// No proof passes its line.
    NEVER_REACHED
  }

  boolean foundByScenario() {
    return fate == Fate.FOUND && finder.contains("PackagedScenariosTest");
  }

  boolean found() {
    return fate == Fate.FOUND || fate == Fate.HUNG;
  }

  String text() {
    return "%s:%d %s%s"
        .formatted(place, line, what, fate == Fate.NEVER_REACHED ? " (never reached)" : "");
  }
}
