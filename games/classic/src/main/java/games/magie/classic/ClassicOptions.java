package games.magie.classic;

import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.ArrayList;
import java.util.List;

/// What players may choose before the game, together with the edition they play.
///
/// @param mustAsk owners ask for each rent themselves
/// @param fineWaits who pays to leave jail moves in the following turn only
/// @param quicker the quicker game: two deeds at the start, hotels after three houses, over at the
///   second bankruptcy
/// @param speedyMinutes the agreed length of a speedy game, 0 for none; the clock itself is an
///   input
/// @param speedyAtOnce the clock ends the game in the middle of a turn
/// @param roundLimit after so many rounds worth decides, 0 for never
/// @param windowSeconds how long the window after a turn waits, 0 for not waiting at all for
///   business
/// @param hotelLevel the step that is a hotel: the houses it needs, plus one
public record ClassicOptions(
    Edition edition,
    boolean mustAsk,
    boolean fineWaits,
    boolean jailDoubleRollsAgain,
    boolean quicker,
    int speedyMinutes,
    boolean speedyAtOnce,
    boolean freeParkingPot,
    boolean doubleSalaryOnGo,
    boolean auctions,
    boolean rentInJail,
    int startingCash,
    int roundLimit,
    int houses,
    int hotels,
    int windowSeconds,
    int hotelLevel) {

  /// The dearest two deeds of the quicker game cost 750 together.
  private static final int LEAST_CASH = 750;

  private static final int MOST_CASH = 1_000_000;

  static List<Option> all(Edition edition) {
    var all = new ArrayList<Option>();
    all.add(Option.flag("must-ask", ClassicClause.RENT_CLAIM));
    all.add(Option.flag("jail-double-rolls-again", ClassicClause.JAIL_DOUBLE));
    if (edition.variants) {
      all.add(Option.flag("fine-waits", edition.jailFine));
      all.add(Option.flag("quicker", ClassicClause.POCKET_QUICK_DEAL));
      all.add(Option.number("speedy-minutes", ClassicClause.POCKET_SPEEDY, 0, 0, 6000));
      all.add(Option.choice("speedy-ends", ClassicClause.POCKET_SPEEDY, "after-turn", "at-once"));
    }
    all.add(Option.flag("free-parking-pot", ClassicClause.PARKING));
    all.add(Option.flag("double-salary-on-go", ClassicClause.GO_SALARY));
    all.add(Option.flag("no-auctions", ClassicClause.BUY_DECLINE));
    all.add(Option.flag("no-rent-in-jail", ClassicClause.RENT_IN_JAIL));
    all.add(Option.number("starting-cash", ClassicClause.SETUP_MONEY, 1500, LEAST_CASH, MOST_CASH));
    all.add(Option.number("round-limit", ClassicClause.WORTH, 0, 0, MOST_CASH));
    all.add(Option.number("houses", ClassicClause.BANK_BUILDINGS, 32, 0, 88));
    all.add(Option.number("hotels", ClassicClause.BANK_BUILDINGS, 12, 0, 22));
    all.add(Option.number("window-seconds", ClassicClause.WINDOW, 5, 0, 600));
    return List.copyOf(all);
  }

  /// Read once and kept with the settings, as thousands of games may be played by them.
  public static ClassicOptions of(Edition edition, Settings settings) {
    ClassicOptions kept = settings.derive(ClassicOptions.class, by -> read(edition, by));
    return kept.edition.equals(edition) ? kept : read(edition, settings);
  }

  private static ClassicOptions read(Edition edition, Settings settings) {
    boolean variants = edition.variants;
    boolean quicker = variants && settings.on("quicker");
    return new ClassicOptions(
        edition,
        settings.on("must-ask"),
        variants && settings.on("fine-waits"),
        settings.on("jail-double-rolls-again"),
        quicker,
        variants ? settings.number("speedy-minutes") : 0,
        variants && settings.get("speedy-ends").equals("at-once"),
        settings.on("free-parking-pot"),
        settings.on("double-salary-on-go"),
        !settings.on("no-auctions"),
        !settings.on("no-rent-in-jail"),
        settings.number("starting-cash"),
        settings.number("round-limit"),
        settings.number("houses"),
        settings.number("hotels"),
        settings.number("window-seconds"),
        quicker ? 4 : 5);
  }
}
