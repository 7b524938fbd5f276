package games.magie.table;

import java.time.Duration;
import java.time.InstantSource;

/// How long a server keeps what nobody needs any more.
///
/// @param idle tables at which nothing has happened for so long are deleted; zero: none ever is
/// @param unclaimed the same for a table that came out of a file and to which nobody came
/// @param incomplete the same where some people came, and then nobody for so long: the file can be
///   unpacked again
/// @param mostWaiting bytes that the files of all tables may have that wait for their people
/// @param clock what time it is
public record Keep(
    Duration idle, Duration unclaimed, Duration incomplete, long mostWaiting, InstantSource clock) {
  private static final long MEGABYTES = 1 << 20;

  /// Nothing is deleted but tables out of files for which people do not come.
  public static final Keep USUAL =
      new Keep(
          Duration.ZERO,
          Duration.ofDays(1),
          Duration.ofDays(14),
          512 * MEGABYTES,
          InstantSource.system());

  /// @param megabytes that may wait
  public static Keep of(Duration idle, int megabytes) {
    return new Keep(idle, USUAL.unclaimed, USUAL.incomplete, megabytes * MEGABYTES, USUAL.clock);
  }
}
