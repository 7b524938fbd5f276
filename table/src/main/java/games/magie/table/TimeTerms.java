package games.magie.table;

import games.magie.bots.Bots;
import games.magie.kernel.Game;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.kernel.match.TableClause;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// What the people at a table have agreed on about time, beside the options of their game.
///
/// @param decision how long a decision may take, zero for as long as one likes
/// @param bank what each seat may use beyond that, refilled by quick play
/// @param grace what is left when the bank is used up
/// @param standIn the bot that plays for whoever is too late, or [#RULES]
/// @param allPause whether all people must want a pause
public record TimeTerms(
    Duration decision, Duration bank, Duration grace, String standIn, boolean allPause) {
  /// Nobody stands in: the rules do the harmless thing, decision by decision.
  public static final String RULES = "rules";

  private static final String BANK = "bank";
  private static final String GRACE = "grace";
  private static final String STAND_IN = "stand-in";
  private static final String PAUSE = "pause";
  private static final String ALL = "all";

  private static final int USUAL_BANK = 60;
  private static final int LONGEST_BANK = 24 * 60 * 60;
  private static final int USUAL_GRACE = 5;
  private static final int LONGEST_GRACE = 600;

  /// The choices at a table of this game; seconds where they are numbers.
  public static List<Option> options(Game<?, ?, ?> game) {
    var others = new ArrayList<>(Bots.names(game.id()));
    String usual = Bots.usual(game.id());
    others.remove(usual);
    others.add(RULES);
    return List.of(
        Option.number(BANK, TableClause.TIME, USUAL_BANK, 0, LONGEST_BANK),
        Option.number(GRACE, TableClause.TIME, USUAL_GRACE, 0, LONGEST_GRACE),
        Option.choice(STAND_IN, TableClause.TIME, usual, others.toArray(String[]::new)),
        Option.choice(PAUSE, TableClause.TIME, "any", ALL));
  }

  public static TimeTerms of(Game<?, ?, ?> game, TableRecord record) {
    var chosen = Settings.parse(options(game), record.terms());
    return new TimeTerms(
        Duration.ofSeconds(record.clock()),
        Duration.ofSeconds(chosen.number(BANK)),
        Duration.ofSeconds(chosen.number(GRACE)),
        chosen.get(STAND_IN),
        chosen.get(PAUSE).equals(ALL));
  }

  /// Whether decisions are timed at all.
  public boolean timed() {
    return !decision.isZero();
  }
}
