package games.magie.wire.scenario;

/// Listens while a scenario runs: a statement was carried out, the position is this.
@FunctionalInterface
public interface ScenarioTrace {
  void step(Line line, String position);

  ScenarioTrace NONE = (_, _) -> {};
}
