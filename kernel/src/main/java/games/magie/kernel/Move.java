package games.magie.kernel;

/// What a seat may do. Immutable; its text is what journals, scenarios, the terminal and the wire
/// carry.
public interface Move {
  String text();
}
