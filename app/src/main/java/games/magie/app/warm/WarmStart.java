package games.magie.app.warm;

import games.magie.app.host.LogLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.Logger;

/// Looks, beside what the program does, whether it was started warm, and has what is missing or
/// doesn't fit made by another process: a quarter of a minute after a server has begun, or when a
/// command has ended. The JVM itself leaves aside what doesn't fit, so this is never in anybody's
/// way.
public final class WarmStart {
  /// The system property by which the launcher names the folder; without it nothing is done.
  private static final String FOLDER = "magie.warm";

  private static final long AFTER_A_SERVER_BEGAN_MILLIS = 15_000;
  private static final Logger LOG = Logger.getLogger(WarmStart.class.getName());

  private final WarmFiles files;
  private final boolean server;

  private WarmStart(WarmFiles files, boolean server) {
    this.files = files;
    this.server = server;
  }

  /// @param command what the program was told to do, `serve` for a server
  public static void look(String command) {
    Optional<String> folder = Optional.ofNullable(System.getProperty(FOLDER));
    Optional<Path> jar = folder.flatMap(_ -> Java.jar());
    if (jar.isEmpty() || command.equals("warm")) {
      return;
    }
    var files = WarmFiles.of(Path.of(folder.orElseThrow()), jar.get());
    var start = new WarmStart(files, command.equals("serve"));
    Thread.ofPlatform().daemon().name("warm-start").start(start::look);
  }

  private void look() {
    Fit fit = files.fit();
    if (fit == Fit.FITS) {
      return;
    }
    boolean writable =
        Files.isWritable(
            Files.exists(files.folder()) ? files.folder() : files.folder().resolveSibling("."));
    String then = writable ? "a new one is made" : "the folder can't be written";
    if (fit != Fit.MISSING || !writable) {
      tell("not a warm start: %s, %s".formatted(fit.why, then));
    }
    if (!writable) {
      return;
    }
    try {
      if (server) {
        Thread.sleep(AFTER_A_SERVER_BEGAN_MILLIS);
        make();
      } else {
        Runtime.getRuntime().addShutdownHook(new Thread(this::make));
      }
    } catch (IllegalStateException e) {
      return; // it is ending already: another start will do
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void tell(String text) {
    if (server) {
      LogLines.begin();
      LOG.info("event=plain-start text=\"" + text + '"');
    } else {
      System.err.println("magie: " + text);
    }
  }

  private void make() {
    List<String> arguments = List.of("warm", "--folder", files.folder().toString());
    try {
      Java.start(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"), files.jar(), arguments);
    } catch (IOException e) {
      tell("cannot make a warm start: " + e.getMessage());
    }
  }
}
