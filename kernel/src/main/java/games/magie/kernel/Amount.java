package games.magie.kernel;

/// An open family whose moves are a verb and a number: `bid 120`. Both ends of the range are
/// allowed.
public record Amount(String verb, int least, int most) {}
