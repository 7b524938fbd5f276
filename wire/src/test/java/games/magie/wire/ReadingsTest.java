package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.wire.scenario.Scenario;
import games.magie.wire.scenario.Scenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Where players may choose between two readings of a rule, each of them has a scenario.
class ReadingsTest {
  private static final List<Scenario> SCENARIOS = Scenarios.packaged();
  private static final int LEAST_RULINGS_OF_DEAL = 47;

  /// An option as decisions name it: `double-rent=x3`, or the name alone for a switch.
  private static final Pattern NAMED = Pattern.compile("`([a-z-]+)(?:=([a-z0-9-]+))?`");

  /// @param option with its value, as in a scenario
  private record Reading(String rule, Option option, String value) {}

  /// The scenarios that could depart from an option. Two editions of one book share its options.
  private static List<Scenario> with(Game<?, ?, ?> game, Option option) {
    String book = Catalogue.bookOf(game);
    return SCENARIOS.stream()
        .filter(each -> Catalogue.bookOf(each.game()).equals(book))
        .filter(each -> each.game().options().contains(option))
        .toList();
  }

  private static boolean isDefault(Settings settings) {
    return settings.departures().isEmpty();
  }

  static List<Game<?, ?, ?>> games() {
    return Catalogue.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOtherValueOfAnOptionHasAScenario(Game<?, ?, ?> game) {
    for (Option option : game.options()) {
      List<String> played =
          with(game, option).stream()
              .map(scenario -> scenario.settings().get(option.name()))
              .filter(value -> !value.equals(option.fallback()))
              .distinct()
              .toList();
      if (option.values().isEmpty()) {
        assertThat(played).as("another " + option.name()).isNotEmpty();
      } else {
        assertThat(played)
            .as(option.name())
            .containsExactlyInAnyOrderElementsOf(
                option.values().stream().filter(v -> !v.equals(option.fallback())).toList());
      }
    }
  }

  @Test
  void everyRulingOfDealIsProvenAsItIsPlayedByDefault() {
    List<String> rulings =
        ClauseBook.of("deal").decisions().stream()
            .map(RuleText::id)
            .filter(id -> id.startsWith("deal.R"))
            .toList();
    assertThat(rulings)
        .hasSizeGreaterThanOrEqualTo(LEAST_RULINGS_OF_DEAL)
        .isEqualTo(IntStream.rangeClosed(1, rulings.size()).mapToObj(n -> "deal.R" + n).toList());
    assertThat(rulings)
        .allSatisfy(id ->
            assertThat(Scenarios.proving(SCENARIOS, id))
                .as("scenarios of the default reading of " + id)
                .anyMatch(scenario -> isDefault(scenario.settings())));
  }

  @Test
  void everyOptionThatADecisionOfDealNamesIsProvenForThatDecision() {
    List<Reading> readings = readings(Catalogue.game("deal"));
    assertThat(readings.stream().map(Reading::option).distinct())
        .hasSizeGreaterThan(Catalogue.game("deal").options().size() - 3);
    assertThat(readings)
        .allSatisfy(reading ->
            assertThat(Scenarios.proving(SCENARIOS, reading.rule))
                .as(reading.rule + " with " + reading.option.name() + "=" + reading.value)
                .anyMatch(scenario ->
                    scenario.settings().get(reading.option.name()).equals(reading.value)));
  }

  /// What the rulings say of options: the other reading that each of them names.
  private static List<Reading> readings(Game<?, ?, ?> game) {
    var readings = new ArrayList<Reading>();
    for (RuleText rule : ClauseBook.of(Catalogue.bookOf(game)).decisions()) {
      var named = NAMED.matcher(rule.text());
      while (named.find()) {
        String name = named.group(1);
        String value = named.group(2) == null ? "on" : named.group(2);
        game.options().stream()
            .filter(option -> option.name().equals(name))
            .forEach(option -> readings.add(new Reading(rule.id(), option, value)));
      }
    }
    return readings;
  }
}
