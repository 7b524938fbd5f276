package games.magie.table;

import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.TableInfo;
import org.jspecify.annotations.Nullable;

/// One table that runs here. Everything that changes it happens under its lock, one thing after the
/// other; whoever waits does so on a virtual thread.
public interface Table {
  String id();

  /// Needs no lock.
  TableRecord record();

  TableInfo info();

  /// Whether the game waits for one of these seats.
  boolean waitsFor(int seats);

  // Who sits where. A device is named by the hash of its cookie.

  /// A seat and the secret that makes somebody its player.
  record Taken(int seat, String secret) {}

  /// Takes an open seat, -1 for any, and returns it with its secret. The game begins when the table
  /// is full.
  Taken sit(int wanted, String name, String device);

  /// A new secret for a seat that a device holds, so that its player can go on elsewhere. The old
  /// one is void.
  Taken renew(int seat, String device);

  /// The same, and no other device holds the seat any more, nor is connected for it.
  Taken signOutOthers(int seat, String device);

  /// A device shows a seat's secret and holds the seat from now on.
  int claim(String secret, String device);

  /// The seat of a secret, if it is one of this table's.
  int seatOf(String secret);

  /// Fills the free seats with bots and begins.
  void start(String bot);

  /// The table at which the same people play again, opened for whoever asks first: one for all of
  /// them, with the seats moved on by one, so that somebody else begins.
  ///
  /// @param seat who asks
  String rematch(int seat);

  /// Whether anybody may find the table and watch.
  void list(boolean on);

  // Into a file and out of it.

  /// Packs the table and closes it here.
  ///
  /// @param phrase that all people agreed on, empty for a share for each of them
  void pack(String phrase);

  /// Whether a seat agrees to a phrase in the place of shares.
  void consent(int seat, boolean yes);

  /// The file into which the table was packed.
  String packedFile();

  /// The code with which the player of a seat opens the file together with the others.
  String packedCode(int seat);

  /// The phrase with which a file was sealed.
  void unlock(String phrase);

  /// Takes a seat at a table that came out of a file.
  Taken take(int seat, String device);

  // Who listens, and what they do.

  /// Connects somebody; the first frame is the welcome. `after` log entries are known there
  /// already.
  void attach(Listener listener, int after);

  void detach(Listener listener);

  /// Carries a command out and returns null, or says why not. Returns only when the outcome is
  /// safe.
  @Nullable Problem command(int seat, Command command);

  /// The same for somebody who is connected; refused if the seat is not theirs any more.
  @Nullable Problem command(Listener from, Command command);

  /// What a move would lead to, as far as its seat may know; null where that cannot be told.
  /// Nothing is changed. Throws [Refused] where the move is not allowed.
  @Nullable Record consider(int seat, Command command);

  /// The same for somebody who is connected.
  @Nullable Record consider(Listener from, Command command);

  /// The whole journal as a file, once the game is over and nothing in it is secret any more.
  String journalFile();
}
