package games.magie.kernel.text;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
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

  /// Stands for nothing: no word, no choice.
  public static final String NONE = "-";

  private static final String YES = "yes";
  private static final String NO = "no";

  /// `taken`: a reader has used this field.
  static final class Field {
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

  /// Writes `yes` or `no`.
  public Fields put(int subject, String name, boolean value) {
    return put(subject, name, value ? YES : NO);
  }

  /// Writes words with blanks between them, [#NONE] if there are none.
  public Fields put(int subject, String name, List<String> words) {
    return put(subject, name, words.isEmpty() ? NONE : String.join(" ", words));
  }

  /// Gives a field that is there another value.
  public void replace(int subject, String name, String value) {
    Field field = find(subject, name);
    if (field == null) {
      throw new IllegalArgumentException("no field " + name);
    }
    field.value = value;
  }

  boolean has(int subject, String name) {
    return find(subject, name) != null;
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

  public Fields put(String name, List<String> words) {
    return put(TABLE, name, words);
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

  /// Whether a field is `yes`; `no` where it isn't there.
  public boolean yes(int subject, String name) {
    String value = take(subject, name, NO);
    if (!value.equals(YES) && !value.equals(NO)) {
      throw new BadInput(name + ": '" + value + "' should be yes or no");
    }
    return value.equals(YES);
  }

  /// The words of a field; none for [#NONE] and where it isn't there.
  public List<String> words(int subject, String name) {
    String value = take(subject, name, NONE);
    return value.equals(NONE) ? List.of() : Words.split(value);
  }

  public List<String> words(String name) {
    return words(TABLE, name);
  }

  /// The thing that a field names.
  public <N extends Named> N take(int subject, String name, N[] all, N fallback) {
    String value = take(subject, name);
    if (value == null) {
      return fallback;
    }
    N found = Named.find(all, value);
    if (found == null) {
      throw new BadInput(name + ": no such thing as '" + value + "'");
    }
    return found;
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
        lines.add("expected " + label(field) + ": " + field.value);
        lines.add(
            actual == null
                ? "     but there is no field " + label(field)
                : "     but " + label(field) + ": " + actual);
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
    return FieldLines.text(fields, starred);
  }

  /// Reads lines as [#text] writes them; indentation and empty lines mean nothing.
  public static Fields parse(String text, int seats) {
    return new FieldLines(seats).read(text);
  }
}
