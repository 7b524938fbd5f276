package games.magie.table.live;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.Listener;
import java.time.Duration;

/// Who comes to a table to listen, and who goes. Used under the table's lock only, which its own
/// tasks take themselves.
final class Attendance<S extends State<S>, M extends Move, V extends View> {
  private static final Duration COUNTING = Duration.ofSeconds(1);

  private final Standing<S, M, V> standing;
  private final Play<S, M, V> play;
  private final Audience<S, M, V> audience;
  private final Holders<S, M, V> holders;
  private final Chat chat;
  private final TableServices services;
  private final TableLock lock;

  /// Whether everybody will be told how many watch.
  private boolean countDue;

  /// Another server has taken the table, or will, or it is asleep.
  private boolean letGo;

  Attendance(
      Standing<S, M, V> standing,
      Play<S, M, V> play,
      Audience<S, M, V> audience,
      Holders<S, M, V> holders,
      Chat chat,
      TableServices services,
      TableLock lock) {
    this.standing = standing;
    this.play = play;
    this.audience = audience;
    this.holders = holders;
    this.chat = chat;
    this.services = services;
    this.lock = lock;
  }

  /// @param after how many log entries the listener knows already
  void attach(Listener listener, int after) {
    if (letGo) {
      listener.dismiss();
      return;
    }
    if (!holders.admits(listener)) {
      listener.signOut();
      return;
    }
    audience.add(listener);
    try {
      audience.welcome(listener, standing.record(), standing.state(), standing.shown(), after);
    } catch (RuntimeException | StackOverflowError e) {
      audience.remove(listener); // the welcome is the first frame
      play.freeze("the view of " + Seats.letter(listener.seat()) + " failed: " + e);
      audience.add(listener);
      audience.welcome(listener, standing.record(), standing.state(), null, after);
    }
    audience.tellMore(listener, standing.state(), chat.last());
    holders.tell(listener);
    tellComing(listener);
  }

  void detach(Listener listener) {
    audience.remove(listener);
    tellComing(listener);
  }

  /// Everybody is told at once who sits down or goes away. How many watch is told once in a while:
  /// otherwise a thousand spectators would be sent a million frames.
  private void tellComing(Listener who) {
    if (who.seat() != Seats.SPECTATOR) {
      play.tellTable();
    } else if (!countDue) {
      countDue = true;
      var _ = services.later(COUNTING, () -> lock.run(this::tellCount));
    }
  }

  private void tellCount() {
    countDue = false;
    play.tellTable();
  }

  /// Sends everybody away, and from now on whoever comes.
  void letGo() {
    letGo = true;
    audience.dismiss();
  }

  /// If nobody is here, nobody is let in any more; returns whether that is so.
  boolean closeIfEmpty() {
    letGo |= audience.isEmpty();
    return audience.isEmpty();
  }
}
