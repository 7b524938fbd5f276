package games.magie.app;

import games.magie.app.host.LogLines;
import games.magie.app.host.ServerOptions;
import games.magie.server.MagieServer;
import games.magie.server.site.QrCode;
import games.magie.wire.Catalogue;
import games.magie.wire.Messages;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Opens the server. This is also what `magie` does without a command.
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Opens the server for browsers; this is what magie does without a command.")
final class ServeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ServerOptions options = new ServerOptions();

  @Option(
      names = "--theme",
      paramLabel = "GAME=FILE",
      description = "What a game calls things, e.g. pocket=village.theme; may be said again.")
  private Map<String, Path> themes = Map.of();

  @Override
  public Integer call() throws InterruptedException {
    LogLines.begin();
    MagieServer server = MagieServer.start(options.config(messages()));
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
    if (!options.url().isEmpty()) {
      out.printf("For everybody, through the proxy: %s%n", options.url());
    }
    if (options.wantsLan() && server.lanAddress().isEmpty()) {
      out.println("This machine has no network address, so other devices cannot join.");
    } else if (!server.lanAddress().isEmpty()) {
      out.printf("For other devices in your network: %s%n%n", server.lanAddress());
      out.print(new QrCode(server.lanAddress()).terminal());
    }
    out.println("Stop it with Ctrl+C; every table goes on where it was.");
    out.flush();
  }
}
