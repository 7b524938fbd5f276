package games.magie.kernel.chance;

import games.magie.kernel.BadInput;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Chance for scenarios: the next draws by their meaning (`green`), or with the label that they are
/// for (`d3=green`). A draw that was not written down, or that has no such value, fails.
public final class Scripted implements Chance {
  private final Deque<String> script = new ArrayDeque<>();

  public void add(List<String> draws) {
    script.addAll(draws);
  }

  /// Draws that were written down and not used yet.
  public List<String> unused() {
    return List.copyOf(script);
  }

  public void clear() {
    script.clear();
  }

  @Override
  public int draw(Draw from) {
    String next = script.poll();
    if (next == null) {
      throw new BadInput("an unexpected draw: " + from.label() + " of " + from.bound());
    }
    int equals = next.indexOf('=');
    if (equals >= 0 && !next.substring(0, equals).equals(from.label())) {
      throw new BadInput("the script says " + next + ", but " + from.label() + " is drawn");
    }
    String wanted = next.substring(equals + 1);
    for (int value = 0; value < from.bound(); value++) {
      if (from.text(value).equals(wanted)) {
        return value;
      }
    }
    throw new BadInput(from.label() + " cannot show '" + wanted + "'");
  }
}
