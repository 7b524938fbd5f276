package games.magie.testdb;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Where a browser may be on this machine.
public final class Browsers {
  /// The shell is the same engine without windows and takes half the time, so it comes first.
  private static final List<String> NAMES =
      List.of(
          "chromium-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable",
          "chrome",
          "microsoft-edge",
          "msedge.exe",
          "chrome.exe");

  private static final List<String> PLACES =
      List.of(
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
          "C:/Program Files/Google/Chrome/Application/chrome.exe",
          "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe");

  private Browsers() {}

  /// One that was installed on the machine.
  public static Optional<Path> installed() {
    String path = System.getenv().getOrDefault("PATH", "/usr/bin");
    Stream<Path> named =
        NAMES.stream()
            .flatMap(
                name -> Stream.of(path.split(File.pathSeparator, -1)).map(in -> Path.of(in, name)));
    return Stream.concat(named, PLACES.stream().map(Path::of))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Whether Playwright has downloaded one before.
  public static boolean ofPlaywright() {
    return caches().filter(Files::isDirectory).anyMatch(Browsers::holdsChromium);
  }

  private static Stream<Path> caches() {
    String named = System.getenv("PLAYWRIGHT_BROWSERS_PATH");
    Path home = Path.of(System.getProperty("user.home"));
    return named != null && !named.isEmpty()
        ? Stream.of(Path.of(named))
        : Stream.of(
            home.resolve(".cache/ms-playwright"),
            home.resolve("Library/Caches/ms-playwright"),
            home.resolve("AppData/Local/ms-playwright"));
  }

  private static boolean holdsChromium(Path cache) {
    try (Stream<Path> entries = Files.list(cache)) {
      return entries.anyMatch(entry -> entry.getFileName().toString().startsWith("chromium"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
