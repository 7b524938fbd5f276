package games.magie.wire.json;

import games.magie.wire.json.BadJson.Fault;
import org.jspecify.annotations.Nullable;

/// The tokens of a JSON text, one after the other.
final class Tokens {
  private final String json;
  private final JsonLimits limits;
  private int at;

  /// Those of the last number, in all of its parts.
  private int digits;

  Tokens(String json, JsonLimits limits) {
    this.json = json;
    this.limits = limits;
  }

  static BadJson syntax() {
    return new BadJson(Fault.SYNTAX, "");
  }

  int at() {
    return at;
  }

  void back(int to) {
    at = to;
  }

  boolean atEnd() {
    peek();
    return at >= json.length();
  }

  /// The first character of the next token, which is not taken yet; 0 at the end.
  char peek() {
    while (at < json.length()) {
      char c = json.charAt(at);
      if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
        return c;
      }
      at++;
    }
    return 0;
  }

  void take(char wanted) {
    if (peek() != wanted) {
      throw syntax();
    }
    at++;
  }

  boolean takeIf(char wanted) {
    boolean there = peek() == wanted;
    at += there ? 1 : 0;
    return there;
  }

  /// One of `true`, `false` and `null`.
  void literal(String word) {
    peek();
    if (!json.startsWith(word, at)) {
      throw syntax();
    }
    at += word.length();
    if (at < json.length()
        && json.charAt(at) >= '0'
        && Character.isJavaIdentifierPart(json.charAt(at))) {
      throw syntax();
    }
  }

  /// Passes over a value of a text that is known to be JSON.
  void pass() {
    int open = 0;
    do {
      switch (peek()) {
        case '"' -> passString();
        case '{', '[' -> {
          open++;
          at++;
        }
        case '}', ']' -> {
          open--;
          at++;
        }
        case ',', ':' -> at++;
        default -> passWord();
      }
    } while (open > 0);
  }

  private void passString() {
    at++;
    while (at < json.length() && json.charAt(at) != '"') {
      at += json.charAt(at) == '\\' ? 2 : 1;
    }
    at++;
  }

  private void passWord() {
    int from = at;
    while (at < json.length() && ",:]} \n\r\t".indexOf(json.charAt(at)) < 0) {
      at++;
    }
    if (at == from || at > json.length()) {
      throw syntax();
    }
  }

  /// Passes over a number and returns whether it is a whole one. Where it begins [#peek] has found.
  boolean number() {
    takeIf('-');
    int whole = digits();
    boolean zero = whole > 0 && json.charAt(at - whole) == '0';
    if (whole == 0 || (zero && (whole > 1 || is('x') || is('X')))) {
      throw syntax();
    }
    boolean isWhole = true;
    digits = whole;
    if (is('.')) {
      at++;
      some();
      isWhole = false;
      if (is('.')) {
        throw syntax();
      }
    }
    if (is('e') || is('E')) {
      at++;
      at += is('+') || is('-') ? 1 : 0;
      some();
      isWhole = false;
    }
    if (digits > limits.number()) {
      throw syntax();
    }
    return isWhole;
  }

  private boolean is(char c) {
    return at < json.length() && json.charAt(at) == c;
  }

  private void some() {
    int more = digits();
    if (more == 0) {
      throw syntax();
    }
    digits += more;
  }

  private int digits() {
    int from = at;
    while (at < json.length() && json.charAt(at) >= '0' && json.charAt(at) <= '9') {
      at++;
    }
    return at - from;
  }

  /// What was read since then.
  String since(int from) {
    return json.substring(from, at);
  }

  String name() {
    return string(limits.name(), true);
  }

  String text() {
    return string(limits.text(), false);
  }

  /// A text that nobody keeps.
  void longText() {
    string(Integer.MAX_VALUE, false);
  }

  /// @param paired whether a code that is half a pair of surrogates needs the other half
  private String string(int longest, boolean paired) {
    take('"');
    int from = at;
    StringBuilder escaped = null;
    while (true) {
      if (at == json.length()) {
        throw syntax();
      }
      char c = json.charAt(at);
      if (c == '"') {
        break;
      }
      if (c < ' ') {
        throw syntax();
      }
      at++;
      if (c == '\\') {
        escaped = escaped == null ? new StringBuilder() : escaped;
        escaped.append(json, from, at - 1);
        char first = unescape();
        escaped.append(first);
        if (paired && Character.isSurrogate(first)) {
          escaped.append(otherHalf(first));
        }
        from = at;
      }
    }
    String text = end(escaped, from);
    at++;
    if (text.length() > longest) {
      throw syntax();
    }
    return text;
  }

  private String end(@Nullable StringBuilder escaped, int from) {
    return escaped == null ? json.substring(from, at) : escaped.append(json, from, at).toString();
  }

  private char unescape() {
    if (at == json.length()) {
      throw syntax();
    }
    char c = json.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> code();
      default -> throw syntax();
    };
  }

  private char otherHalf(char first) {
    if (!is('\\')) {
      throw syntax();
    }
    at++;
    char second = unescape();
    if (!Character.isSurrogatePair(first, second)) {
      throw syntax();
    }
    return second;
  }

  private char code() {
    int code = 0;
    for (int digit = 0; digit < 4; digit++) {
      int value = at < json.length() ? hex(json.charAt(at)) : -1;
      if (value < 0) {
        throw syntax();
      }
      code = code << 4 | value;
      at++;
    }
    return (char) code;
  }

  private static int hex(char c) {
    return c >= '0' && c <= '9'
        ? c - '0'
        : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
  }
}
