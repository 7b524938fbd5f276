package games.magie.app.warm;

import games.magie.app.host.LogLines;
import games.magie.app.load.LoadPlan;
import games.magie.app.load.LoadRun;
import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine;

/// What the JVM learns from: play of all games, as people and programs play them.
final class Practice {
  private static final int TABLES_OF_EACH_GAME = 3;
  private static final int MOVES_A_SECOND = 150;
  private static final Duration PLAYED = Duration.ofSeconds(8);

  private Practice() {}

  /// A server with people at every table, and its pages.
  static void serve(Path folder) throws IOException, InterruptedException {
    LogLines.begin();
    Path store = Files.createTempDirectory(folder, "practice");
    var config =
        new ServerConfig(
            0, store.resolve("magie.db"), false, "", Duration.ZERO, Limits.parse("", "127.0.0.1"));
    try (MagieServer server = MagieServer.start(config);
        HttpClient http = HttpClient.newHttpClient()) {
      URI address = URI.create("http://127.0.0.1:" + server.port());
      for (String path : List.of("/livez", "/readyz", "/", "/api/games")) {
        http.send(
            HttpRequest.newBuilder(address.resolve(path)).build(),
            HttpResponse.BodyHandlers.discarding());
      }
      int tables = TABLES_OF_EACH_GAME * Catalogue.ids().size();
      LoadRun.play(
          new LoadPlan(address, tables, MOVES_A_SECOND, Duration.ZERO, PLAYED, Catalogue.ids()));
    } finally {
      delete(store);
    }
  }

  /// The commands of the terminal.
  static void commands(CommandLine magie) {
    for (String game : Catalogue.ids()) {
      magie.execute("rules", game);
      magie.execute("position", game);
      magie.execute("simulate", game, "--games", "200", "--seed", "1", "--seats", "easy,easy");
      magie.execute("play", game, "--seats", "easy,easy", "--seed", "1");
      magie.execute("check", "--random", "500", "--seed", "1", "--game", game);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
