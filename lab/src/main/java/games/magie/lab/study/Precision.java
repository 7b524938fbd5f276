package games.magie.lab.study;

/// When a study has played enough.
///
/// @param figure for example `length.turns`: a measure and one of its labels
/// @param margin the widest margin that will do, in the figure's unit
public record Precision(String figure, double margin) {}
