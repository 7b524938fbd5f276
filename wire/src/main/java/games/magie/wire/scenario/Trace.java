package games.magie.wire.scenario;

/// Listens while a scenario runs: a statement was carried out, the position is this.
@FunctionalInterface
public interface Trace {
  void step(Line line, String position);

  Trace NONE = (_, _) -> {};
}
