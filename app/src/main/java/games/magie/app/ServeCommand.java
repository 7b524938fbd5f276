package games.magie.app;

import games.magie.kernel.BadInput;
import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.QrCode;
import games.magie.server.ServerConfig;
import games.magie.table.StoreFailure;
import games.magie.wire.Catalogue;
import games.magie.wire.Messages;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Opens the server. This is also what `magie` does without a command.
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Opens the server for browsers; this is what magie does without a command.")
final class ServeCommand implements Callable<Integer> {
  private static final int LAST_PORT = 65535;
  private static final int SLOWEST = 10_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      description = "Where to listen; 0 for any free port. Default: ${DEFAULT-VALUE}",
      defaultValue = "8080")
  private int port;

  @Option(
      names = "--data",
      description = "The file that keeps the tables. Default: ${DEFAULT-VALUE}",
      defaultValue = "${sys:user.home}/.local/share/magie/magie.db")
  private Path data = Path.of("magie.db");

  @Option(
      names = "--lan",
      arity = "0..1",
      fallbackValue = "auto",
      paramLabel = "ADDRESS",
      description =
          "Listen on the network too, so that phones can join; on this address, or on all.")
  private String lan = "";

  @Option(
      names = "--think",
      description = "Milliseconds a bot waits while somebody watches. Default: ${DEFAULT-VALUE}",
      defaultValue = "500")
  private int think;

  @Option(
      names = "--theme",
      paramLabel = "GAME=FILE",
      description = "What a game calls things, e.g. pocket=village.theme; may be said again.")
  private Map<String, Path> themes = Map.of();

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > LAST_PORT) {
      throw new BadInput("--port goes from 0 to " + LAST_PORT + ", not " + port);
    }
    if (think < 0 || think > SLOWEST) {
      throw new BadInput("--think goes from 0 to " + SLOWEST + ", not " + think);
    }
    var config =
        new ServerConfig(
            port,
            data,
            !lan.isEmpty(),
            lan.equals("auto") ? "" : lan,
            Duration.ofMillis(think),
            Limits.DEFAULT,
            messages());
    MagieServer server;
    try {
      server = MagieServer.start(config);
    } catch (StoreFailure e) {
      throw new BadInput(String.valueOf(e.getMessage()));
    }
    var stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              server.close();
              stopped.countDown();
            }));
    tell(server);
    stopped.await();
    return 0;
  }

  private Map<String, Messages> messages() {
    var messages = new TreeMap<String, Messages>();
    themes.forEach(
        (game, file) -> messages.put(Catalogue.game(game).id(), Messages.of(game).with(file)));
    return messages;
  }

  private void tell(MagieServer server) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("Magie is open: http://localhost:%d%n", server.port());
    if (!lan.isEmpty() && server.lanAddress().isEmpty()) {
      out.println("This machine has no network address, so other devices cannot join.");
    } else if (!server.lanAddress().isEmpty()) {
      out.printf("For other devices in your network: %s%n%n", server.lanAddress());
      out.print(new QrCode(server.lanAddress()).terminal());
    }
    out.println("Stop it with Ctrl+C; every table goes on where it was.");
    out.flush();
  }
}
