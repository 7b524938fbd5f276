package games.magie.app.load;

import games.magie.wire.json.JsonIn;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// A legal move, drawn from the question while it is read, as any program could: first a verb, then
/// one of its moves. Nothing else of the question is kept.
public record Choice(int moment, String move) {
  /// Reads a question, which is an object; null if it offers no move.
  static @Nullable Choice read(JsonIn in, RandomGenerator random) {
    int moment = 0;
    String chosen = "";
    in.openObject();
    while (in.next()) {
      switch (in.name()) {
        case "moment" -> moment = in.number();
        case "verbs" -> chosen = anyVerb(in, random);
        default -> in.skip();
      }
    }
    return chosen.isEmpty() ? null : new Choice(moment, chosen);
  }

  private static String anyVerb(JsonIn in, RandomGenerator random) {
    String chosen = "";
    int count = 0;
    in.openList();
    while (in.item()) {
      String move = ofVerb(in, random);
      if (!move.isEmpty() && random.nextInt(++count) == 0) {
        chosen = move;
      }
    }
    return chosen;
  }

  private static String ofVerb(JsonIn in, RandomGenerator random) {
    String verb = "";
    String chosen = "";
    int least = 0;
    int most = -1;
    in.openObject();
    while (in.next()) {
      switch (in.name()) {
        case "verb" -> verb = String.valueOf(in.text());
        case "moves" -> chosen = anyMove(in, random);
        case "least" -> least = in.number();
        case "most" -> most = in.number();
        default -> in.skip();
      }
    }
    return chosen.isEmpty() && least <= most
        ? verb + " " + random.nextInt(least, most + 1)
        : chosen;
  }

  private static String anyMove(JsonIn in, RandomGenerator random) {
    String chosen = "";
    int count = 0;
    in.openList();
    while (in.item()) {
      boolean take = random.nextInt(++count) == 0;
      in.openObject();
      while (in.next()) {
        if (in.name().equals("text") && take) {
          chosen = String.valueOf(in.text());
        } else {
          in.skip();
        }
      }
    }
    return chosen;
  }
}
