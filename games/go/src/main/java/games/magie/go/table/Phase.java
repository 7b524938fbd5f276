package games.magie.go.table;

import games.magie.kernel.text.Named;
import java.util.List;

/// Where a round stands. What exactly is asked of whom is in [Pending].
public enum Phase implements Named {
  /// Boards are chosen, one seat after the other.
  BOARD,
  /// Kept tiles may be used, until the roller rolls.
  BEFORE,
  /// Everybody plays their own space; who is done may use kept tiles.
  SPACES,
  /// All blocks of spaces are placed; kept tiles may be used, until their holders have passed.
  WINDOW,
  /// A Bank Heist or Shut Down is to be carried out by the actor.
  ATTACK,
  /// The actor robs the target: both set a dial in secret.
  DIALS,
  /// The Bank Heist succeeded: the actor picks a block of the target.
  STEAL,
  /// The actor's Shut Down is announced: the target may answer with a Shield.
  SHIELD,
  /// The actor may activate a Mega Shut Down.
  MEGA,
  OVER;

  public static final List<Phase> ALL = List.of(values());

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }
}
