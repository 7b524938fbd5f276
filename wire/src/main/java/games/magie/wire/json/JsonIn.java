package games.magie.wire.json;

import games.magie.wire.json.BadJson.Fault;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// JSON as it is read: whoever reads asks for what should come, and what comes instead is a
/// [BadJson] that names the field. Nothing is converted: `"1"` isn't a number, 1.0 not a whole one.
///
///     in.openObject();
///     while (in.next()) {
///       switch (in.name()) {
///         case "seat" -> seat = in.number();
///         default -> in.skip();
///       }
///     }
public final class JsonIn {
  /// An object or list that is open.
  private static final class Level {
    final boolean list;
    boolean begun;
    String name = "";
    @Nullable Set<String> seen;
    @Nullable String unknown;
    boolean hole;

    Level(boolean list) {
      this.list = list;
    }
  }

  private final Tokens tokens;
  private final JsonLimits limits;
  private final List<Level> levels = new ArrayList<>();

  /// The object or list that was read last.
  private Level last = new Level(true);

  public JsonIn(String json, JsonLimits limits) {
    this.tokens = new Tokens(json, limits);
    this.limits = limits;
  }

  // Objects and lists.

  public void openObject() {
    open('{', new Level(false));
  }

  public void openList() {
    open('[', new Level(true));
  }

  private void open(char bracket, Level level) {
    if (tokens.peek() != bracket) {
      throw wrongType();
    }
    deepen();
    tokens.take(bracket);
    levels.add(level);
  }

  private void deepen() {
    if (levels.size() == limits.depth()) {
      throw Tokens.syntax();
    }
  }

  private Level top() {
    return levels.getLast();
  }

  /// Whether the object that is open has one more field; its name is taken.
  public boolean next() {
    Level level = top();
    if (ends(level, '}')) {
      return false;
    }
    level.name = tokens.name();
    if (limits.once()) {
      Set<String> seen = level.seen == null ? new HashSet<>() : level.seen;
      level.seen = seen;
      if (!seen.add(level.name)) {
        throw Tokens.syntax();
      }
    }
    tokens.take(':');
    return true;
  }

  public String name() {
    return top().name;
  }

  /// Whether the list that is open has one more element.
  public boolean item() {
    return !ends(top(), ']');
  }

  private boolean ends(Level level, char bracket) {
    if (tokens.takeIf(bracket)) {
      last = levels.removeLast();
      return true;
    }
    if (level.begun) {
      tokens.take(',');
    }
    level.begun = true;
    return false;
  }

  // Values.

  /// Whether the value is `null`, which is taken then.
  public boolean nothing() {
    boolean there = tokens.peek() == 'n';
    if (there) {
      tokens.literal("null");
    }
    return there;
  }

  public int number() {
    if (!atNumber()) {
      throw wrongType();
    }
    int from = tokens.at();
    boolean whole = tokens.number();
    if (!whole) {
      throw wrong();
    }
    long value = Long.parseLong(tokens.since(from));
    if (value != (int) value) {
      throw Tokens.syntax(); // more than is read
    }
    return (int) value;
  }

  private boolean atNumber() {
    char c = tokens.peek();
    return c == '-' || (c >= '0' && c <= '9');
  }

  public boolean flag() {
    char c = tokens.peek();
    if (c != 't' && c != 'f') {
      throw wrongType();
    }
    tokens.literal(c == 't' ? "true" : "false");
    return c == 't';
  }

  public @Nullable String text() {
    if (nothing()) {
      return null;
    }
    if (tokens.peek() != '"') {
      throw wrongType();
    }
    return tokens.text();
  }

  public @Nullable Map<String, @Nullable String> texts() {
    if (nothing()) {
      return null;
    }
    var texts = new TreeMap<String, @Nullable String>();
    openObject();
    while (next()) {
      String name = name();
      texts.put(name, text());
    }
    return texts;
  }

  /// Passes over a value, whatever it is.
  public void skip() {
    if (!limits.once()) {
      tokens.pass();
      return;
    }
    switch (tokens.peek()) {
      case '{' -> {
        openObject();
        while (next()) {
          skip();
        }
      }
      case '[' -> {
        openList();
        while (item()) {
          skip();
        }
      }
      case '"' -> tokens.longText();
      default -> scalar();
    }
  }

  private void scalar() {
    switch (tokens.peek()) {
      case '"' -> tokens.text();
      case 't' -> tokens.literal("true");
      case 'f' -> tokens.literal("false");
      case 'n' -> tokens.literal("null");
      default -> tokens.number();
    }
  }

  /// Where the next value begins, or the last one ended.
  public int position() {
    tokens.peek();
    return tokens.at();
  }

  // What a strict reader of a record wants to know besides.

  /// Notes a field that the record does not have, and passes over it.
  public void unknown() {
    Level level = top();
    level.unknown = level.unknown == null ? level.name : level.unknown;
    skip();
  }

  /// Notes that an element of a record's list is `null`, which none may be.
  public void hole() {
    levels.get(levels.size() - 2).hole = true;
  }

  /// Before a record is made of the fields that were just read.
  public void made() {
    if (last.hole) {
      throw new BadJson(Fault.FORM, "");
    }
  }

  /// After a record was made, which may have found a fault of its own first.
  public void known() {
    if (last.unknown != null) {
      throw new BadJson(Fault.UNKNOWN, last.unknown);
    }
  }

  /// Nothing follows.
  public void end() {
    if (!tokens.atEnd()) {
      throw new BadJson(Fault.FORM, "");
    }
  }

  private boolean opens() {
    char c = tokens.peek();
    return c == '{' || c == '[';
  }

  /// What came isn't what should come; whether it is JSON at all matters first.
  private BadJson wrongType() {
    if (opens()) {
      deepen();
    } else {
      scalar();
    }
    return wrong();
  }

  private BadJson wrong() {
    return levels.isEmpty() || top().list
        ? new BadJson(Fault.FORM, "")
        : new BadJson(Fault.TYPE, top().name);
  }
}
