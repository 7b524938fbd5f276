package games.magie.lab.study;

/// What the games of a block came to.
///
/// @param rows lines of `rows.csv`, or nothing
public record BlockResult(StudyTally tally, String rows) {}
