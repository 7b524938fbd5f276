package games.magie.lab.match;

/// What came of one deal, played from every seat.
///
/// @param one the share of the wins that the first player got, from 0 to 1
/// @param other that of whom it is compared with
record Played(double one, double other, int games, int unfinished) {}
