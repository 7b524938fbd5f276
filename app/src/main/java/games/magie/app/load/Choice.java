package games.magie.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/// A legal move, drawn from the question as any program could.
record Choice(int moment, String move) {
  static Optional<Choice> of(JsonNode asked, RandomGenerator random) {
    List<JsonNode> verbs = new ArrayList<>();
    for (JsonNode verb : asked.path("verbs")) {
      if (!verb.path("moves").isEmpty() || ranged(verb)) {
        verbs.add(verb);
      }
    }
    if (verbs.isEmpty()) {
      return Optional.empty();
    }
    JsonNode verb = verbs.get(random.nextInt(verbs.size()));
    return Optional.of(new Choice(asked.path("moment").asInt(), text(verb, random)));
  }

  private static String text(JsonNode verb, RandomGenerator random) {
    JsonNode moves = verb.path("moves");
    if (moves.isEmpty()) {
      int least = verb.path("least").asInt();
      int number = least + random.nextInt(verb.path("most").asInt() - least + 1);
      return verb.path("verb").asString("") + " " + number;
    }
    return moves.get(random.nextInt(moves.size())).path("text").asString("");
  }

  private static boolean ranged(JsonNode verb) {
    return verb.path("least").asInt() <= verb.path("most").asInt();
  }
}
