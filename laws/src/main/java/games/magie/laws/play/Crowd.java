package games.magie.laws.play;

import games.magie.kernel.BadInput;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.laws.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Makes a position more crowded than play would: words of what is owned wander to other fields,
/// values change places between seats, numbers change. What the reader accepts is kept and changed
/// again, for everything that can be read must obey the laws.
public final class Crowd<S extends State<S>, M extends Move, V extends View> {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /// One field and the line it stands in.
  private record Part(int line, String name, String value) {
    List<String> words() {
      return value.isEmpty() || value.equals("-") ? List.of() : List.of(value.split(" ", -1));
    }

    Part with(List<String> words) {
      return new Part(line, name, words.isEmpty() ? "-" : String.join(" ", words));
    }
  }

  private final Setting<S, M, V> setting;
  private final Seeded random;
  private final List<String> owned;
  private final List<String> wares;

  public Crowd(Setting<S, M, V> setting, Seeded random) {
    this.setting = setting;
    this.random = random;
    this.owned = setting.game().invariants().possessions();
    this.wares = setting.game().invariants().wares();
  }

  /// Tries this many changes, one after the other.
  public S crowd(S from, int changes) {
    if (owned.isEmpty()) {
      return from;
    }
    S best = from;
    for (int n = 0; n < changes; n++) {
      S next = read(change(setting.game().text(best)));
      best = next == null || setting.game().rules().over(next) ? best : next;
    }
    return best;
  }

  private @Nullable S read(String text) {
    try {
      return setting.read(text);
    } catch (BadInput e) {
      return null; // no such position
    }
  }

  private String change(String text) {
    String[] lines = text.split("\n", -1);
    var heads = new String[lines.length];
    var parts = new ArrayList<Part>();
    for (int line = 0; line < lines.length; line++) {
      int star = lines[line].length() > 1 && lines[line].charAt(1) == '*' ? 2 : 1;
      boolean seat = Character.isUpperCase(lines[line].charAt(0));
      heads[line] = seat ? lines[line].substring(0, star) + " " : "";
      String rest = seat ? lines[line].substring(star) : lines[line];
      for (String part : rest.split("\\|", -1)) {
        int colon = part.indexOf(':');
        if (colon > 0) {
          parts.add(
              new Part(line, part.substring(0, colon).strip(), part.substring(colon + 1).strip()));
        }
      }
    }
    changeOne(parts);
    var result = new StringBuilder();
    for (int line = 0; line < lines.length; line++) {
      int at = line;
      List<String> fields =
          parts.stream()
              .filter(part -> part.line == at)
              .map(part -> part.name + ": " + part.value)
              .toList();
      result.append(heads[line]).append(String.join(" | ", fields)).append('\n');
    }
    return result.toString();
  }

  private void changeOne(List<Part> parts) {
    int at = owned(parts);
    Part part = parts.get(at);
    if (!owned.contains(part.name)) {
      return;
    }
    switch (random.below(8)) {
      case 0, 3 -> deliver(parts, part.line);
      case 1 -> parts.set(at, new Part(part.line, part.name, number(part.value)));
      case 2 -> swapWithOtherSeat(parts, at);
      default -> wander(parts, at);
    }
  }

  /// Something that nobody has yet comes into a field of this line.
  private void deliver(List<Part> parts, int line) {
    if (!wares.isEmpty()) {
      String ware = wares.get(random.below(wares.size()));
      String name = owned.get(random.below(owned.size()));
      arrive(parts, line, name, List.of(ware));
    }
  }

  private static void arrive(List<Part> parts, int line, String name, List<String> words) {
    int same = index(parts, line, name);
    if (same < 0) {
      parts.add(new Part(line, name, String.join(" ", words)));
    } else {
      put(parts, same, words);
    }
  }

  private String number(String value) {
    var matcher = NUMBER.matcher(value);
    return matcher.replaceFirst(found -> {
      int most = found.group().length() > 6 ? 1000 : Integer.parseInt(found.group()) * 2 + 4;
      return String.valueOf(random.below(most));
    });
  }

  private void swapWithOtherSeat(List<Part> parts, int at) {
    Part part = parts.get(at);
    int other = owned(parts);
    Part second = parts.get(other);
    if (part.name.equals(second.name)) {
      parts.set(at, new Part(part.line, part.name, second.value));
      parts.set(other, new Part(second.line, second.name, part.value));
    }
  }

  /// Some words of a field go to the end of another one, or to a new field of another line that is
  /// called the same.
  private void wander(List<Part> parts, int at) {
    Part part = parts.get(at);
    var words = new ArrayList<>(part.words());
    if (words.isEmpty()) {
      return;
    }
    var going = new ArrayList<String>();
    int count = 1 + random.below(Math.min(3, words.size()));
    for (int n = 0; n < count; n++) {
      going.add(words.remove(random.below(words.size())));
    }
    parts.set(at, part.with(words));
    Part target = parts.get(owned(parts));
    if (random.below(2) == 0 || !owned.contains(target.name)) {
      arrive(parts, target.line, part.name, going);
    } else {
      put(parts, parts.indexOf(target), going);
    }
  }

  /// The index of a part that may be changed, if a few tries find one.
  private int owned(List<Part> parts) {
    int at = random.below(parts.size());
    for (int tries = 0; tries < 8 && !owned.contains(parts.get(at).name); tries++) {
      at = random.below(parts.size());
    }
    return at;
  }

  private static void put(List<Part> parts, int at, List<String> going) {
    var all = new ArrayList<>(parts.get(at).words());
    all.addAll(going);
    parts.set(at, parts.get(at).with(all));
  }

  private static int index(List<Part> parts, int line, String name) {
    for (int at = 0; at < parts.size(); at++) {
      if (parts.get(at).line == line && parts.get(at).name.equals(name)) {
        return at;
      }
    }
    return -1;
  }
}
