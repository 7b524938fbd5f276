package games.magie.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A position or a view as named values, of the table and of each seat. As text, one line for the seats and one or more
/// for the table:
///
///     turn: 3 | money: 200
///     A* score: 5000 | houses: 2
///     B score: 0
///
/// The star marks a seat that is awaited. Values hold no `|` and no line break.
public final class Fields {
  /// The subject of what belongs to no seat.
  public static final int TABLE = -1;

  /// `taken`: a reader has used this field.
  private static final class Field {
    final int subject;
    final String name;
    String value;
    boolean taken;

    /// The next field of the same subject.
    @Nullable Field next;

    Field(int subject, String name, String value) {
      this.subject = subject;
      this.name = name;
      this.value = value;
    }
  }

  private static final int TYPICAL_LENGTH = 1024;

  /// One more than the most seats that letters can name, for the table.
  private static final int SUBJECTS = 27;

  private final List<Field> fields = new ArrayList<>(64);

  // The first and the last field of each subject; a search stays within its subject.
  private final @Nullable Field[] first = new Field[SUBJECTS];
  private final @Nullable Field[] last = new Field[SUBJECTS];
  private int starred;
  private boolean starKnown;

  public Fields put(int subject, String name, String value) {
    var field = new Field(subject, name, value);
    fields.add(field);
    Field before = last[subject + 1];
    if (before == null) {
      first[subject + 1] = field;
    } else {
      before.next = field;
    }
    last[subject + 1] = field;
    return this;
  }

  public Fields put(int subject, String name, int value) {
    return put(subject, name, Numbers.text(value));
  }

  /// Gives a field that is there another value.
  public void replace(int subject, String name, String value) {
    Field field = find(subject, name);
    if (field == null) {
      throw new IllegalArgumentException("no field " + name);
    }
    field.value = value;
  }

  private @Nullable Field find(int subject, String name) {
    for (Field field = first[subject + 1]; field != null; field = field.next) {
      if (field.name.equals(name)) {
        return field;
      }
    }
    return null;
  }

  public Fields put(String name, String value) {
    return put(TABLE, name, value);
  }

  public Fields put(String name, int value) {
    return put(TABLE, name, value);
  }

  /// Marks the awaited seats.
  public Fields star(int seats) {
    starred = seats;
    starKnown = true;
    return this;
  }

  /// The seats with a star.
  public int starred() {
    return starred;
  }

  /// Whether anything was said about stars.
  public boolean starKnown() {
    return starKnown;
  }

  /// The value of a field, or null. Counts as read.
  public @Nullable String take(int subject, String name) {
    Field field = find(subject, name);
    if (field == null) {
      return null;
    }
    field.taken = true;
    return field.value;
  }

  public @Nullable String take(String name) {
    return take(TABLE, name);
  }

  public String take(int subject, String name, String fallback) {
    String value = take(subject, name);
    return value == null ? fallback : value;
  }

  public int take(int subject, String name, int least, int most, int fallback) {
    String value = take(subject, name);
    return value == null ? fallback : Numbers.parse(value, name, least, most);
  }

  public int take(String name, int least, int most, int fallback) {
    return take(TABLE, name, least, most, fallback);
  }

  /// Objects to a field that no reader asked for.
  public void allTaken() {
    for (Field field : fields) {
      if (!field.taken) {
        throw new BadInput("no field '" + label(field) + "' here");
      }
    }
  }

  /// What differs from `expected` in the fields and stars that `expected` names, as lines; empty if
  /// nothing does. A seat without a star in `expected` may have one.
  public List<String> differences(Fields expected) {
    var lines = new ArrayList<String>();
    for (Field field : expected.fields) {
      String actual = take(field.subject, field.name);
      if (!field.value.equals(actual)) {
        lines.add("expected %s: %s".formatted(label(field), field.value));
        lines.add(
            actual == null
                ? "     but there is no field " + label(field)
                : "     but %s: %s".formatted(label(field), actual));
      }
    }
    if ((expected.starred & ~starred) != 0) {
      lines.add("expected to wait for " + Seats.letters(expected.starred));
      lines.add("     but we wait for " + Seats.letters(starred));
    }
    return lines;
  }

  /// The labels of the fields whose value hides something: those that have `?` in them.
  public List<String> hidden() {
    return fields.stream().filter(f -> f.value.indexOf('?') >= 0).map(Fields::label).toList();
  }

  /// Whether both are written in the same way.
  public boolean same(Fields other) {
    if (starred != other.starred || fields.size() != other.fields.size()) {
      return false;
    }
    for (int at = 0; at < fields.size(); at++) {
      Field one = fields.get(at);
      Field two = other.fields.get(at);
      if (one.subject != two.subject
          || !one.name.equals(two.name)
          || !one.value.equals(two.value)) {
        return false;
      }
    }
    return true;
  }

  /// Whether a field, named by its label, has the same value here and there; absent is a value too.
  public boolean same(Fields other, String label) {
    return Objects.equals(labelled(label), other.labelled(label));
  }

  private @Nullable String labelled(String label) {
    Field field = find(TABLE, label);
    if (field == null && label.length() > 2 && label.charAt(1) == ' ') {
      int seat = label.charAt(0) - 'A';
      field = seat >= 0 && seat < SUBJECTS - 1 ? find(seat, label.substring(2)) : null;
    }
    return field == null ? null : field.value;
  }

  /// One more than the last seat that is named.
  public int seats() {
    return fields.stream().mapToInt(f -> f.subject + 1).max().orElse(0);
  }

  private static String label(Field field) {
    return field.subject == TABLE ? field.name : Seats.letter(field.subject) + " " + field.name;
  }

  public String text() {
    var text = new StringBuilder(TYPICAL_LENGTH);
    int last = Integer.MIN_VALUE;
    int width = 0;
    for (Field field : fields) {
      // The table has many fields: its lines are broken so that people can read them.
      boolean breaks = field.subject != last || (last == TABLE && width > 72);
      if (breaks) {
        text.append(text.isEmpty() ? "" : "\n");
        width = 0;
        if (field.subject != TABLE) {
          text.append(Seats.letter(field.subject));
          text.append((starred & Seats.mask(field.subject)) != 0 ? "* " : " ");
        }
      } else {
        text.append(" | ");
      }
      text.append(field.name).append(':');
      if (!field.value.isEmpty()) {
        text.append(' ').append(field.value);
      }
      width += field.name.length() + field.value.length() + 5;
      last = field.subject;
    }
    return text.toString();
  }

  /// Reads lines as [#text] writes them; indentation and empty lines mean nothing.
  public static Fields parse(String text, int seats) {
    var fields = new Fields();
    int start = 0;
    while (start <= text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String line = text.substring(start, end).strip();
      if (!line.isEmpty()) {
        fields.parseLine(line, seats);
      }
      start = end + 1;
    }
    return fields;
  }

  private void parseLine(String line, int seats) {
    int subject = subject(line, seats);
    String rest = line;
    if (subject != TABLE) {
      rest = line.substring(1);
      starKnown = true;
      if (rest.startsWith("*")) {
        starred |= Seats.mask(subject);
        rest = rest.substring(1);
      }
      if (rest.isBlank()) {
        return;
      }
    }
    int start = 0;
    while (start <= rest.length()) {
      int bar = rest.indexOf('|', start);
      int end = bar < 0 ? rest.length() : bar;
      parsePart(subject, rest.substring(start, end));
      start = end + 1;
    }
  }

  private void parsePart(int subject, String part) {
    int colon = part.indexOf(':');
    String name = colon < 0 ? "" : part.substring(0, colon).strip();
    if (name.isEmpty()) {
      throw new BadInput("'" + part.strip() + "' should look like name: value");
    }
    if (find(subject, name) != null) {
      throw new BadInput("field '" + name + "' is given twice");
    }
    put(subject, name, Words.spaced(part, colon + 1));
  }

  /// A line speaks of a seat when it begins with a capital letter alone, or with one and a star.
  private static int subject(String line, int seats) {
    char first = line.charAt(0);
    boolean alone = line.length() == 1 || line.charAt(1) == ' ' || line.charAt(1) == '*';
    if (first >= 'A' && first <= 'Z' && alone) {
      return Seats.seat(String.valueOf(first), seats);
    }
    return TABLE;
  }
}
