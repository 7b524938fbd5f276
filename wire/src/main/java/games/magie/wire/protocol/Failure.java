package games.magie.wire.protocol;

/// The body of a refused request.
public record Failure(Problem error) {}
