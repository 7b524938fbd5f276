package games.magie.classic;

import static java.util.Objects.requireNonNull;

import games.magie.kernel.Clause;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One rulebook: every reading in which the two differ, and what else it says in numbers, with the
/// clause that has it. The rules ask what an edition says and never which one it is;
/// `docs/editions.md` shows both side by side.
public final class Edition {
  static final Edition POCKET =
      new Edition(
          "pocket",
          page -> {
            page.tokens = 6;
            page.salary = 200;
            page.fine = 50;
            page.mortgageEndsDoubleRent = false;
            page.freshUtilityRoll = false;
            page.betweenAnyRolls = false;
            page.deedPriceOpens = true;
            page.outrightHotels = true;
            page.debtInKind = true;
            page.liquidates = false;
            page.variants = true;
            page.rentDouble = ClassicClause.POCKET_RENT_DOUBLE;
            page.rentUtility = ClassicClause.POCKET_RENT_UTILITY;
            page.jailFine = ClassicClause.POCKET_JAIL_FINE;
            page.sellHotel = ClassicClause.POCKET_SELL_HOTEL;
            page.inKind = ClassicClause.POCKET_DEAL_IN_KIND;
            page.bankruptToPlayer = ClassicClause.POCKET_BANKRUPT_TO_PLAYER;
            page.bankruptToBank = ClassicClause.POCKET_BANKRUPT_TO_BANK;
          });

  static final Edition BRANDS =
      new Edition(
          "brands",
          page -> {
            page.tokens = 8;
            page.salary = 200;
            page.fine = 50;
            page.mortgageEndsDoubleRent = true;
            page.freshUtilityRoll = true;
            page.betweenAnyRolls = true;
            page.deedPriceOpens = false;
            page.outrightHotels = false;
            page.debtInKind = false;
            page.liquidates = true;
            page.variants = false;
            page.rentDouble = ClassicClause.BRANDS_RENT_DOUBLE;
            page.rentUtility = ClassicClause.BRANDS_RENT_UTILITY;
            page.jailFine = ClassicClause.BRANDS_JAIL_FINE;
            page.sellHotel = ClassicClause.BRANDS_SELL_HOTEL;
            page.inKind = ClassicClause.DEAL_CONTENTS;
            page.bankruptToPlayer = ClassicClause.BRANDS_BANKRUPT_TO_PLAYER;
            page.bankruptToBank = ClassicClause.BRANDS_BANKRUPT_TO_BANK;
          });

  public final String id;

  /// How many tokens lie in the box.
  public final int tokens;

  /// What passing GO, or coming to it, earns.
  public final int salary;

  /// What leaving jail costs.
  public final int fine;

  /// A mortgage anywhere in a colour group ends the double rent of all its sites.
  public final boolean mortgageEndsDoubleRent;

  /// A utility's rent is thrown for when it is asked, instead of taking the dice that led there.
  public final boolean freshUtilityRoll;

  /// Business is open to all before a bonus roll too, not to its roller alone.
  public final boolean betweenAnyRolls;

  /// The auction of a scarce building opens at the lowest price on the deeds concerned, instead of
  /// at 1.
  public final boolean deedPriceOpens;

  /// Hotels can be sold together with their houses in one transaction at any time, instead of only
  /// when the bank lacks houses.
  public final boolean outrightHotels;

  /// A creditor may take property for money owed.
  public final boolean debtInKind;

  /// A bankrupt's deeds are turned into money before they change hands.
  public final boolean liquidates;

  /// The quicker and the speedy game, and the fine that waits, belong to it.
  public final boolean variants;

  // The clauses of what differs.

  public final ClassicClause rentDouble;
  public final ClassicClause rentUtility;
  public final ClassicClause jailFine;
  public final ClassicClause sellHotel;
  public final ClassicClause inKind;
  public final ClassicClause bankruptToPlayer;
  public final ClassicClause bankruptToBank;

  private Edition(String id, Consumer<Page> written) {
    var page = new Page();
    written.accept(page);
    this.id = id;
    tokens = page.tokens;
    salary = page.salary;
    fine = page.fine;
    mortgageEndsDoubleRent = page.mortgageEndsDoubleRent;
    freshUtilityRoll = page.freshUtilityRoll;
    betweenAnyRolls = page.betweenAnyRolls;
    deedPriceOpens = page.deedPriceOpens;
    outrightHotels = page.outrightHotels;
    debtInKind = page.debtInKind;
    liquidates = page.liquidates;
    variants = page.variants;
    rentDouble = requireNonNull(page.rentDouble);
    rentUtility = requireNonNull(page.rentUtility);
    jailFine = requireNonNull(page.jailFine);
    sellHotel = requireNonNull(page.sellHotel);
    inKind = requireNonNull(page.inKind);
    bankruptToPlayer = requireNonNull(page.bankruptToPlayer);
    bankruptToBank = requireNonNull(page.bankruptToBank);
  }

  /// An edition while it is written down, value by value, each under its name.
  private static final class Page {
    private int tokens;
    private int salary;
    private int fine;
    private boolean mortgageEndsDoubleRent;
    private boolean freshUtilityRoll;
    private boolean betweenAnyRolls;
    private boolean deedPriceOpens;
    private boolean outrightHotels;
    private boolean debtInKind;
    private boolean liquidates;
    private boolean variants;
    private @Nullable ClassicClause rentDouble;
    private @Nullable ClassicClause rentUtility;
    private @Nullable ClassicClause jailFine;
    private @Nullable ClassicClause sellHotel;
    private @Nullable ClassicClause inKind;
    private @Nullable ClassicClause bankruptToPlayer;
    private @Nullable ClassicClause bankruptToBank;
  }

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
