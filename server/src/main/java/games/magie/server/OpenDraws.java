package games.magie.server;

import games.magie.wire.Catalogue;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Which draws are made before everybody's eyes. What is not named here may be somebody's secret
/// until the game is over.
final class OpenDraws {
  private static final Map<String, Set<String>> OPEN =
      Map.of(
          "classic", Set.of("chance", "chest", "deed"),
          "express", Set.of("start"),
          "deal", Set.of("start"),
          "go", Set.of("grab", "side"));

  /// The dice, which are open in every game. Those of GO! have the colours of the boards.
  private static final Map<String, Pattern> DICE =
      Map.of(
          "classic", Pattern.compile("die"),
          "express", Pattern.compile("d\\d+"),
          "go", Pattern.compile("red|yellow|green|blue"));

  private static final Pattern NONE = Pattern.compile("(?!)");

  private final Set<String> open;
  private final Pattern dice;

  OpenDraws(String game) {
    String book = Catalogue.bookOf(Catalogue.game(game));
    this.open = OPEN.getOrDefault(book, Set.of());
    this.dice = DICE.getOrDefault(book, NONE);
  }

  boolean die(String label) {
    return dice.matcher(label).matches();
  }

  boolean open(String label) {
    return die(label) || open.contains(label);
  }
}
