package games.magie.kernel.study;

/// How the figures of a measure are drawn.
public enum Chart {
  /// A figure for each label, with its interval.
  BARS,
  /// A figure for each point in time, a line for each series.
  CURVES,
  /// A figure for each space of a board that runs around a square, clockwise from its start.
  BOARD
}
