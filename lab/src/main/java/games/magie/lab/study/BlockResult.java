package games.magie.lab.study;

/// What the games of some blocks came to.
///
/// @param blocks how many, one after the other
/// @param rows lines of `rows.csv`, or nothing
public record BlockResult(long blocks, StudyTally tally, String rows) {}
