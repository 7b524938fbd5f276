package games.magie.kernel.text;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import java.util.List;

/// [Fields] as lines: writes and reads them.
final class FieldLines {
  private static final int TYPICAL_LENGTH = 1024;

  private final int seats;
  private final Fields fields = new Fields();

  FieldLines(int seats) {
    this.seats = seats;
  }

  static String text(List<Fields.Field> fields, int starred) {
    var text = new StringBuilder(TYPICAL_LENGTH);
    int last = Integer.MIN_VALUE;
    int width = 0;
    for (Fields.Field field : fields) {
      // The table has many fields: its lines are broken so that people can read them.
      boolean breaks = field.subject != last || (last == Fields.TABLE && width > 72);
      if (breaks) {
        text.append(text.isEmpty() ? "" : "\n");
        width = 0;
        if (field.subject != Fields.TABLE) {
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

  Fields read(String text) {
    int start = 0;
    while (start <= text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String line = text.substring(start, end).strip();
      if (!line.isEmpty()) {
        readLine(line);
      }
      start = end + 1;
    }
    return fields;
  }

  private void readLine(String line) {
    int subject = subject(line);
    String rest = line;
    if (subject != Fields.TABLE) {
      rest = line.substring(1);
      boolean starred = rest.startsWith("*");
      fields.star(fields.starred() | (starred ? Seats.mask(subject) : 0));
      rest = starred ? rest.substring(1) : rest;
      if (rest.isBlank()) {
        return;
      }
    }
    int start = 0;
    while (start <= rest.length()) {
      int bar = rest.indexOf('|', start);
      int end = bar < 0 ? rest.length() : bar;
      readPart(subject, rest.substring(start, end));
      start = end + 1;
    }
  }

  private void readPart(int subject, String part) {
    int colon = part.indexOf(':');
    String name = colon < 0 ? "" : part.substring(0, colon).strip();
    if (name.isEmpty()) {
      throw new BadInput("'" + part.strip() + "' should look like name: value");
    }
    if (fields.has(subject, name)) {
      throw new BadInput("field '" + name + "' is given twice");
    }
    fields.put(subject, name, Words.spaced(part, colon + 1));
  }

  /// A line speaks of a seat when it begins with a capital letter alone, or with one and a star.
  private int subject(String line) {
    char first = line.charAt(0);
    boolean alone = line.length() == 1 || line.charAt(1) == ' ' || line.charAt(1) == '*';
    if (first >= 'A' && first <= 'Z' && alone) {
      return Seats.seat(String.valueOf(first), seats);
    }
    return Fields.TABLE;
  }
}
