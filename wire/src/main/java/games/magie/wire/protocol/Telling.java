package games.magie.wire.protocol;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// A frame for several listeners: they are told the same, but each connection counts its frames. So
/// it is written once, and only the number is put in for each of them.
public final class Telling implements IntFunction<Frame> {
  private static final byte[] BEFORE_NUMBER = {'"', 'n', '"', ':'};

  private final IntFunction<Frame> frame;

  /// Written with the number 0 when the first listener wants it.
  private byte @Nullable [] written;

  public Telling(IntFunction<Frame> frame) {
    this.frame = frame;
  }

  @Override
  public Frame apply(int n) {
    return frame.apply(n);
  }

  /// The frame with this number, as JSON. Not for several threads at once.
  public byte[] bytes(int n) {
    byte[] text = written;
    if (text == null) {
      text = Json.frame(frame.apply(0));
      written = text;
    }
    if (n == 0) {
      return text;
    }
    int at = number(text);
    int digits = 1;
    for (int rest = n / 10; rest > 0; rest /= 10) {
      digits++;
    }
    byte[] numbered = Arrays.copyOf(text, text.length - 1 + digits);
    System.arraycopy(text, at + 1, numbered, at + digits, text.length - at - 1);
    int rest = n;
    for (int digit = at + digits - 1; digit >= at; digit--) {
      numbered[digit] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    return numbered;
  }

  /// Where the number stands: after the name `n`, which only the type precedes.
  private static int number(byte[] text) {
    int end = BEFORE_NUMBER.length;
    while (!Arrays.equals(
        text, end - BEFORE_NUMBER.length, end, BEFORE_NUMBER, 0, BEFORE_NUMBER.length)) {
      end++;
    }
    return end;
  }
}
