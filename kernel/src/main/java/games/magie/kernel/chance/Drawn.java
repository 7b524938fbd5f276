package games.magie.kernel.chance;

import games.magie.kernel.BadInput;
import games.magie.kernel.text.Numbers;

/// One number that was drawn: what for, which, out of how many. Written `d3=4/6`.
public record Drawn(String label, int value, int bound) {
  public Drawn {
    if (value < 0 || value >= bound) {
      throw new BadInput("a draw of " + value + " out of " + bound + " for " + label);
    }
  }

  public String text() {
    return label + "=" + value + "/" + bound;
  }

  public static Drawn parse(String text) {
    int equals = text.indexOf('=');
    int slash = text.indexOf('/', equals + 1);
    if (equals < 1 || slash < 0) {
      throw new BadInput("'" + text + "' is no draw; one looks like d3=4/6");
    }
    return new Drawn(
        text.substring(0, equals),
        Numbers.parse(text.substring(equals + 1, slash), "draw"),
        Numbers.parse(text.substring(slash + 1), "draw"));
  }
}
