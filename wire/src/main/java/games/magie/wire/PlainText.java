package games.magie.wire;

import java.util.Locale;

/// Text that people see: names, chat, themes, problems, log lines, lines of files. One predicate
/// for all of them, by Unicode's categories, so that nothing is accepted in one place that another
/// one cannot read.
///
/// Text is strict where it comes in ([#tidy], then [#isText]); what is shown or quoted is never
/// refused but [#shown] with a question mark for each code point that could steer a terminal, hide
/// or reorder what stands around it.
public final class PlainText {
  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;

  /// Unicode's `Default_Ignorable_Code_Point`, from and to, but for the joiners and the variation
  /// selectors, which scripts and emoji need.
  private static final int[] IGNORABLE = {
    0x00AD, 0x00AD, 0x034F, 0x034F, 0x061C, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F,
    0x200B, 0x200B, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x206F, 0x3164, 0x3164, 0xFEFF, 0xFEFF,
    0xFFA0, 0xFFA0, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0xE0000, 0xE00FF, 0xE01F0,
    0xE0FFF
  };

  private PlainText() {}

  /// The form in which text is kept: composed, with plain blanks, without any at the ends.
  public static String tidy(String text) {
    var tidied = new StringBuilder();
    Normal.composed(text).codePoints().forEach(c -> tidied.appendCodePoint(isBlank(c) ? ' ' : c));
    return tidied.toString().strip();
  }

  /// Whether a text is as [#tidy] makes it, can be shown everywhere as it is, and shows something.
  public static boolean isText(String text) {
    return tidy(text).equals(text) && isShowable(text) && isSeen(text) && joinsRightly(text);
  }

  /// Whether every code point can be shown.
  public static boolean isShowable(String text) {
    return text.codePoints().noneMatch(PlainText::isHidden);
  }

  /// The text with a question mark for each code point that cannot be shown.
  public static String shown(String text) {
    if (isShowable(text)) {
      return text;
    }
    var shown = new StringBuilder();
    text.codePoints().forEach(c -> shown.appendCodePoint(isHidden(c) ? '?' : c));
    return shown.toString();
  }

  /// Equal for texts that people would take for the same: by compatible forms, without regard to
  /// case, blanks at the ends, and whatever is invisible.
  public static String likeness(String text) {
    var seen = new StringBuilder();
    Normal.compatible(text)
        .codePoints()
        .filter(c -> !isHidden(c) && !isSelector(c) && !isJoiner(c) && !looksBlank(c))
        .forEach(c -> seen.appendCodePoint(isBlank(c) ? ' ' : c));
    // Upper and then lower is full case folding but for a handful of letters: ß is ss, ς is σ.
    String folded = seen.toString().toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return Normal.compatible(folded).strip().replaceAll(" +", " ");
  }

  private static boolean isHidden(int c) {
    if (c >= ' ' && c <= '~') {
      return false;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT -> !isJoiner(c);
      default -> isIgnorable(c);
    };
  }

  private static boolean isIgnorable(int c) {
    for (int at = 0; at < IGNORABLE.length && IGNORABLE[at] <= c; at += 2) {
      if (c <= IGNORABLE[at + 1]) {
        return true;
      }
    }
    return false;
  }

  private static boolean isJoiner(int c) {
    return c == JOINER || c == NON_JOINER;
  }

  private static boolean isSelector(int c) {
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
  }

  private static boolean isBlank(int c) {
    return Character.getType(c) == Character.SPACE_SEPARATOR;
  }

  /// Characters with a place of their own in which nothing is drawn: the empty Braille pattern, the
  /// place of an object, a musical note without a head.
  private static boolean looksBlank(int c) {
    return c == 0x2800 || c == 0xFFFC || c == 0x1D159;
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  /// Something that is drawn by itself.
  private static boolean isDrawn(int c) {
    return !isBlank(c) && !looksBlank(c) && !isSelector(c) && !isJoiner(c) && !isMark(c);
  }

  /// Begins with no mark, which would join what stands before the text, and is not all blank.
  private static boolean isSeen(String text) {
    return !text.isEmpty()
        && !isMark(text.codePointAt(0))
        && text.codePoints().anyMatch(PlainText::isDrawn);
  }

  /// Joiners stand between two things that they can join, selectors behind one that they can vary.
  private static boolean joinsRightly(String text) {
    int[] all = text.codePoints().toArray();
    for (int at = 0; at < all.length; at++) {
      boolean joins = isJoiner(all[at]);
      if (joins || isSelector(all[at])) {
        boolean after = at > 0 && (isDrawn(all[at - 1]) || isMark(all[at - 1]));
        boolean fits = after && !(isSelector(all[at]) && isSelector(all[at - 1]));
        if (!fits || (joins && (at + 1 == all.length || !isDrawn(all[at + 1])))) {
          return false;
        }
      }
    }
    return true;
  }
}
