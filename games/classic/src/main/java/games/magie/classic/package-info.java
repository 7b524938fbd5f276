/// The classic board of forty spaces by two rulebooks, `pocket` (2008) and `brands` (2023):
/// `docs/rules/classic.md`. Where the two differ, the rules read what the [Edition] says and never
/// ask which edition it is.
///
/// Reading order: the vocabulary ([Group], [Deed], [Space], [Card], [Effect], [ClassicMove],
/// [ClassicEvent], [ClassicClause], [Edition], [ClassicOptions]), the position ([ClassicState] with
/// [Claims], [Debts], [Offers], [Lotting], [Wishing], [Pile]), the chapters in the order of a turn
/// ([TurnFlow], [Movement], [Buying], [Auction], [Rent], [Cards], [Jail], [Window], [Building],
/// [Selling], [Shortage], [Mortgage], [Transfer], [Deals], [Debt], [Bankruptcy], [Worth],
/// [Ending]), the door ([Classic]).
@NullMarked
package games.magie.classic;

import org.jspecify.annotations.NullMarked;
