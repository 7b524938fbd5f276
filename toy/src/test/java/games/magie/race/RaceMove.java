package games.magie.race;

import games.magie.kernel.Move;
import games.magie.kernel.text.Named;

/// What a runner does.
public enum RaceMove implements Move, Named {
  /// One square, for certain.
  WALK,
  /// As many squares as the die shows; a six is a fall.
  DASH;

  static final RaceMove[] ALL = values();

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }
}
