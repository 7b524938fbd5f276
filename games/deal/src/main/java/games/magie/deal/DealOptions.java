package games.magie.deal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.List;
import java.util.stream.Stream;

/// What the players of one game have chosen, see [DealOption].
public final class DealOptions {
  /// What a full pile needs to be a set.
  public enum SetNeeds {
    NON_MULTICOLOUR,
    STANDARD,
    NOTHING
  }

  static final int FEWEST_SEATS = 2;
  static final int MOST_SEATS = 5;
  public static final int MOST_SEATS_TWO_DECKS = 10;

  public static final List<Option> ALL =
      Stream.of(DealOption.values()).map(DealOption::option).toList();

  /// The options that are on, as a mask.
  private final int on;

  private final int mostDoublers;
  private final int doubledTwice;
  private final boolean brokenSetBanks;
  private final SetNeeds setNeeds;
  private final int decks;
  private final int handLimit;
  private final int setsToWin;

  private DealOptions(Settings settings) {
    int mask = 0;
    for (DealOption option : DealOption.values()) {
      mask |= chosen(settings, option).equals("on") ? 1 << option.ordinal() : 0;
    }
    String doubling = chosen(settings, DealOption.DOUBLE_RENT);
    this.on = mask;
    this.mostDoublers = doubling.equals("one") ? 1 : 2;
    this.doubledTwice = doubling.equals("x3") ? 3 : 4;
    this.brokenSetBanks = chosen(settings, DealOption.BROKEN_SET_BUILDINGS).equals("bank");
    this.setNeeds = setNeeds(chosen(settings, DealOption.SET_NEEDS));
    this.decks = number(settings, DealOption.DECKS);
    this.handLimit = number(settings, DealOption.HAND_LIMIT);
    this.setsToWin = number(settings, DealOption.SETS_TO_WIN);
  }

  public static DealOptions of(Settings settings) {
    return settings.derive(DealOptions.class, DealOptions::new);
  }

  private static String chosen(Settings settings, DealOption option) {
    return settings.get(option.option().name());
  }

  private static int number(Settings settings, DealOption option) {
    return settings.number(option.option().name());
  }

  private static SetNeeds setNeeds(String text) {
    return switch (text) {
      case "standard" -> SetNeeds.STANDARD;
      case "nothing" -> SetNeeds.NOTHING;
      default -> SetNeeds.NON_MULTICOLOUR;
    };
  }

  /// Whether an option is on, one that can be on or off.
  public boolean on(DealOption option) {
    return (on >> option.ordinal() & 1) != 0;
  }

  /// How many Double the Rent may go with one rent.
  public int mostDoublers() {
    return mostDoublers;
  }

  /// What this many Double the Rent multiply a rent by.
  public int factor(int doublers) {
    return doublers == 2 ? doubledTwice : doublers + 1;
  }

  /// Whether the buildings of a broken set go to the bank; else they are discarded.
  public boolean brokenSetBanks() {
    return brokenSetBanks;
  }

  public SetNeeds setNeeds() {
    return setNeeds;
  }

  /// Whether an all-colour wild needs another kind of card in its pile.
  public boolean wildNeedsCompany() {
    return setNeeds != SetNeeds.NOTHING;
  }

  public int decks() {
    return decks;
  }

  public int handLimit() {
    return handLimit;
  }

  public int setsToWin() {
    return setsToWin;
  }

  /// How many may play with these decks.
  public int mostSeats() {
    return decks == 1 ? MOST_SEATS : MOST_SEATS_TWO_DECKS;
  }

  public int checkSeats(int seats) {
    if (seats > mostSeats()) {
      throw new BadInput("%d seats are too many for one deck: play with decks=2".formatted(seats));
    }
    return seats;
  }
}
