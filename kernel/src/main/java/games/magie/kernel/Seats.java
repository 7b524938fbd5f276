package games.magie.kernel;

/// Seats are numbered from 0 and written as the letters A, B, C…; a set of seats is a bit mask. A
/// spectator is [#SPECTATOR] and belongs to no mask but [#EVERYBODY].
public final class Seats {
  public static final int SPECTATOR = -1;

  /// All seats and the spectators: what is told to this mask is public.
  public static final int EVERYBODY = -1;

  private Seats() {}

  public static int mask(int seat) {
    return 1 << seat;
  }

  /// The mask of the first `count` seats.
  public static int first(int count) {
    return (1 << count) - 1;
  }

  /// Everybody but one seat; spectators included.
  public static int allBut(int seat) {
    return ~mask(seat);
  }

  /// The next member of a mask clockwise after a seat; that seat itself if there is no other. The
  /// seat may be outside of the mask, the mask must not be empty.
  public static int next(int seat, int among) {
    int higher = among & -2 << seat;
    return Integer.numberOfTrailingZeros(higher != 0 ? higher : among);
  }

  /// Whether what is told to `audience` reaches `seat`. A spectator is reached where the sign bit
  /// is set, which is so in [#EVERYBODY] and in every [#allBut], and never in a mask of seats.
  public static boolean reaches(int audience, int seat) {
    return seat == SPECTATOR ? audience < 0 : (audience & mask(seat)) != 0;
  }

  public static String letter(int seat) {
    return seat == SPECTATOR ? "-" : String.valueOf((char) ('A' + seat));
  }

  /// The letters of a mask, `-` for none, `*` for everybody.
  public static String letters(int mask) {
    if (mask == EVERYBODY) {
      return "*";
    }
    if (mask == 0) {
      return "-";
    }
    var text = new StringBuilder();
    if (mask < 0) {
      text.append('*');
      for (int seat = 0; seat < 26; seat++) {
        if ((mask & mask(seat)) == 0) {
          text.append((char) ('a' + seat));
        }
      }
      return text.toString();
    }
    for (int seat = 0; seat < 26; seat++) {
      if ((mask & mask(seat)) != 0) {
        text.append((char) ('A' + seat));
      }
    }
    return text.toString();
  }

  /// The seat of a letter, if there are that many seats.
  public static int seat(String letter, int seats) {
    if (letter.length() == 1 && letter.charAt(0) >= 'A' && letter.charAt(0) < 'A' + seats) {
      return letter.charAt(0) - 'A';
    }
    throw new BadInput("no seat '" + letter + "': the seats are A to " + letter(seats - 1));
  }

  /// The inverse of [#letters].
  public static int parseLetters(String letters) {
    if (letters.equals("-")) {
      return 0;
    }
    if (letters.startsWith("*")) {
      int mask = EVERYBODY;
      for (int at = 1; at < letters.length(); at++) {
        mask &= ~mask(letterIndex(letters, at, 'a'));
      }
      return mask;
    }
    int mask = 0;
    for (int at = 0; at < letters.length(); at++) {
      mask |= mask(letterIndex(letters, at, 'A'));
    }
    return mask;
  }

  private static int letterIndex(String letters, int at, char first) {
    int index = letters.charAt(at) - first;
    if (index < 0 || index >= 26) {
      throw new BadInput("'" + letters + "' is no set of seats");
    }
    return index;
  }
}
