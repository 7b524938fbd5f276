package games.magie.classic;

import games.magie.kernel.Clause;
import java.util.Arrays;
import java.util.List;

/// One rulebook: every reading in which the two differ, as data, with the clause that has it. The
/// rules ask what an edition says and never which one it is; `docs/editions.md` shows both side by
/// side.
///
/// @param tokens how many tokens lie in the box
/// @param freeGroupDoubles a mortgage anywhere in a colour group ends the double rent of all its
///   sites
/// @param freshUtilityRoll a utility's rent is thrown for when it is asked, instead of taking the
///   dice that led there
/// @param betweenAnyRolls business is open to all before a bonus roll too, not to its roller alone
/// @param deedPriceOpens the auction of a scarce building opens at the lowest price on the deeds
///   concerned, instead of at 1
/// @param outrightHotels hotels can be sold together with their houses in one transaction at any
///   time, instead of only when the bank lacks houses
/// @param debtInKind a creditor may take property for money owed
/// @param liquidates a bankrupt's deeds are turned into money before they change hands
/// @param variants the quicker and the speedy game, and the fine that waits, belong to it
record Edition(
    String id,
    int tokens,
    boolean freeGroupDoubles,
    boolean freshUtilityRoll,
    boolean betweenAnyRolls,
    boolean deedPriceOpens,
    boolean outrightHotels,
    boolean debtInKind,
    boolean liquidates,
    boolean variants,
    ClassicClause rentDouble,
    ClassicClause rentUtility,
    ClassicClause jailFine,
    ClassicClause sellHotel,
    ClassicClause inKind,
    ClassicClause bankruptToPlayer,
    ClassicClause bankruptToBank) {

  static final Edition POCKET =
      new Edition(
          "pocket",
          6,
          false,
          false,
          false,
          true,
          true,
          true,
          false,
          true,
          ClassicClause.POCKET_RENT_DOUBLE,
          ClassicClause.POCKET_RENT_UTILITY,
          ClassicClause.POCKET_JAIL_FINE,
          ClassicClause.POCKET_SELL_HOTEL,
          ClassicClause.POCKET_DEAL_IN_KIND,
          ClassicClause.POCKET_BANKRUPT_TO_PLAYER,
          ClassicClause.POCKET_BANKRUPT_TO_BANK);

  static final Edition BRANDS =
      new Edition(
          "brands",
          8,
          true,
          true,
          true,
          false,
          false,
          false,
          true,
          false,
          ClassicClause.BRANDS_RENT_DOUBLE,
          ClassicClause.BRANDS_RENT_UTILITY,
          ClassicClause.BRANDS_JAIL_FINE,
          ClassicClause.BRANDS_SELL_HOTEL,
          ClassicClause.DEAL_CONTENTS,
          ClassicClause.BRANDS_BANKRUPT_TO_PLAYER,
          ClassicClause.BRANDS_BANKRUPT_TO_BANK);

  /// Version 2: offers lapse with the debt they would settle, the deed about which a player who
  /// goes out had not decided is auctioned last, and any number of rents can be open.
  List<Clause> changedInSecondVersion() {
    List<ClassicClause> changed =
        List.of(
            ClassicClause.RENT_CLAIM,
            ClassicClause.BUY_DECLINE,
            ClassicClause.DEAL_LIFE,
            ClassicClause.POCKET_DEAL_IN_KIND,
            ClassicClause.LEAVE);
    return clauses().stream().filter(changed::contains).toList();
  }

  /// The clauses of both rulebooks and of this one.
  List<Clause> clauses() {
    return Arrays.stream(ClassicClause.values())
        .filter(c -> c.id().startsWith("classic.") || c.id().startsWith(id + "."))
        .map(Clause.class::cast)
        .toList();
  }
}
