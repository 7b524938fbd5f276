package games.magie.go.table;

import games.magie.kernel.text.Named;
import java.util.List;

/// Whether a token waits in jail.
public enum Jail implements Named {
  FREE("-"),
  /// Sent there in this round; the next one is skipped.
  NEXT("next"),
  /// This round is skipped.
  SKIPS("skips");

  public static final List<Jail> ALL = List.of(values());

  private final String text;

  Jail(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
