package games.magie.wire;

import java.util.Locale;

/// Counted words. Most languages have two forms, `house|houses`; those with more have them in the
/// order zero, one, two, few, many, other. The number stands before the form, or where the forms
/// have a `#`: `no house|one house|two houses|# houses|# houses|# houses`.
final class Plurals {
  private static final int ONE = 1;
  private static final int TWO = 2;
  private static final int FEW = 3;
  private static final int MANY = 4;
  private static final int OTHER = 5;

  private Plurals() {}

  static String count(Locale locale, int number, String forms) {
    String[] all = forms.split("\\|", -1);
    int at =
        all.length == 2 ? (number == 1 ? 0 : 1) : Math.min(form(locale, number), all.length - 1);
    String told = String.format(locale, "%,d", number);
    return forms.contains("#") ? all[at].replace("#", told) : told + " " + all[at];
  }

  /// The place of the form for a number; the JDK knows no plurals.
  private static int form(Locale locale, int number) {
    return switch (locale.getLanguage()) {
      case "ar" -> arabic(number);
      default -> number == 1 ? ONE : OTHER;
    };
  }

  private static int arabic(int number) {
    int rest = number % 100;
    if (number <= TWO) {
      return number;
    }
    return rest >= 3 && rest <= 10 ? FEW : rest >= 11 ? MANY : OTHER;
  }
}
