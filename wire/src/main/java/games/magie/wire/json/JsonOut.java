package games.magie.wire.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// JSON as it is written: UTF-8 in a buffer that grows. Names and braces come from generated code
/// as they are ([#raw]); this knows how values look.
public final class JsonOut {
  /// Writes records and events that no code was generated for.
  public interface Others {
    void write(JsonOut out, Object value);
  }

  private static final byte[] NULL = ascii("null");
  private static final byte[] TRUE = ascii("true");
  private static final byte[] FALSE = ascii("false");
  private static final byte[] HEX = ascii("0123456789ABCDEF");
  private static final int LONGEST_NUMBER = 20;

  /// The most bytes of one char, `\\u001F`; a pair of surrogates is four bytes long.
  private static final int LONGEST_CHAR = 6;

  /// By char what follows the backslash, `u` for a code, 0 where there is none.
  private static final byte[] ESCAPES = new byte[128];

  static {
    Arrays.fill(ESCAPES, 0, ' ', (byte) 'u');
    ESCAPES['"'] = '"';
    ESCAPES['\\'] = '\\';
    ESCAPES['\b'] = 'b';
    ESCAPES['\t'] = 't';
    ESCAPES['\n'] = 'n';
    ESCAPES['\f'] = 'f';
    ESCAPES['\r'] = 'r';
  }

  private final Others others;
  private byte[] bytes;
  private int length;

  public JsonOut(Others others, int room) {
    this.others = others;
    this.bytes = new byte[Math.max(room, 16)];
  }

  /// The bytes of a text that has nothing to be escaped.
  public static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  public byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }

  public int length() {
    return length;
  }

  private void room(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }

  private void put(int character) {
    bytes[length++] = (byte) character;
  }

  /// What is JSON already.
  public void raw(byte[] json) {
    room(json.length);
    System.arraycopy(json, 0, bytes, length, json.length);
    length += json.length;
  }

  public void nothing() {
    raw(NULL);
  }

  public void flag(boolean value) {
    raw(value ? TRUE : FALSE);
  }

  public void flag(@Nullable Boolean value) {
    raw(value == null ? NULL : value ? TRUE : FALSE);
  }

  public void number(@Nullable Integer value) {
    if (value == null) {
      nothing();
    } else {
      number(value.longValue());
    }
  }

  public void number(int value) {
    number((long) value);
  }

  public void number(long value) {
    room(LONGEST_NUMBER);
    if (value < 0) {
      put('-');
    }
    // Negative numbers reach further than positive ones.
    long rest = value < 0 ? value : -value;
    int digits = 1;
    for (long left = rest / 10; left != 0; left /= 10) {
      digits++;
    }
    for (int at = length + digits - 1; at >= length; at--) {
      bytes[at] = (byte) ('0' - rest % 10);
      rest /= 10;
    }
    length += digits;
  }

  public void text(@Nullable String text) {
    if (text == null) {
      nothing();
      return;
    }
    room(text.length() + 2);
    put('"');
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < ESCAPES.length && ESCAPES[c] == 0) {
        put(c);
      } else {
        // Room for it, for what is left, and for the last quotation mark.
        room(LONGEST_CHAR + text.length() - at);
        at += odd(text, at);
      }
    }
    put('"');
  }

  /// Writes a char that isn't itself, and returns how many more it takes with it.
  private int odd(String text, int at) {
    char c = text.charAt(at);
    if (c < ESCAPES.length) {
      escape(c);
    } else if (c < 0x800) {
      put(0xc0 | c >> 6);
      put(0x80 | (c & 0x3f));
    } else if (!Character.isSurrogate(c)) {
      put(0xe0 | c >> 12);
      put(0x80 | (c >> 6 & 0x3f));
      put(0x80 | (c & 0x3f));
    } else if (Character.isHighSurrogate(c)
        && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1))) {
      int point = Character.toCodePoint(c, text.charAt(at + 1));
      put(0xf0 | point >> 18);
      put(0x80 | (point >> 12 & 0x3f));
      put(0x80 | (point >> 6 & 0x3f));
      put(0x80 | (point & 0x3f));
      return 1;
    } else {
      put('?'); // half a pair has no bytes
    }
    return 0;
  }

  private void escape(char c) {
    put('\\');
    put(ESCAPES[c]);
    if (ESCAPES[c] == 'u') {
      put('0');
      put('0');
      put(HEX[c >> 4]);
      put(HEX[c & 15]);
    }
  }

  public void openList() {
    room(1);
    put('[');
  }

  /// Before each element: a comma, unless it is the first.
  public void item() {
    if (bytes[length - 1] != '[') {
      room(1);
      put(',');
    }
  }

  public void closeList() {
    room(1);
    put(']');
  }

  public void texts(@Nullable List<String> all) {
    each(all, this::text);
  }

  public void numbers(@Nullable List<Integer> all) {
    each(all, this::number);
  }

  private <T> void each(@Nullable List<T> all, Consumer<T> writer) {
    if (all == null) {
      nothing();
      return;
    }
    openList();
    for (int at = 0; at < all.size(); at++) {
      item();
      writer.accept(all.get(at));
    }
    closeList();
  }

  public void texts(@Nullable Map<String, String> all) {
    if (all == null) {
      nothing();
      return;
    }
    room(1);
    put('{');
    boolean first = true;
    for (Map.Entry<String, String> each : all.entrySet()) {
      if (!first) {
        room(1);
        put(',');
      }
      first = false;
      text(each.getKey());
      room(1);
      put(':');
      text(each.getValue());
    }
    room(1);
    put('}');
  }

  /// What no code was generated for.
  public void other(@Nullable Object value) {
    if (value == null) {
      nothing();
    } else {
      others.write(this, value);
    }
  }
}
