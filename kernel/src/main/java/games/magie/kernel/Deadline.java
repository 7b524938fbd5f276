package games.magie.kernel;

/// A clock that may run now: what for, on which seats, and whether the rulebook itself sets it or
/// only the courtesy of the table does. How long it is, and when it has passed, is not the game's
/// business: it comes back as an input.
public record Deadline(String label, int seats, boolean courtesy) {}
