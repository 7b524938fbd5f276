package games.magie.app.attack;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `magie attack`: attacks a server of this machine in every way we know, one after the other, and
/// tells what honest players waited before, meanwhile and after.
@Command(
    name = "attack",
    mixinStandardHelpOptions = true,
    description = "Attacks a server on this machine, and measures what honest players wait.")
public final class AttackCommand implements Callable<Integer> {
  private static final int FOR_EACH_CORE = 4;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--server",
      paramLabel = "URL",
      defaultValue = "http://127.0.0.1:8080",
      description = "The server, on this machine only (default: ${DEFAULT-VALUE}).")
  private URI server = URI.create("http://127.0.0.1:8080");

  @Option(
      names = "--pid",
      paramLabel = "N",
      defaultValue = "0",
      description = "The server's process, to tell its memory and descriptors.")
  private long pid;

  @Option(
      names = "--only",
      paramLabel = "ATTACK,ATTACK…",
      split = ",",
      description = "Which attacks (default: all).")
  private List<String> only = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "10",
      description = "How long an attack lasts, up to 300 (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(
      names = "--quiet",
      paramLabel = "N",
      defaultValue = "5",
      description = "Seconds measured before each attack and after (default: ${DEFAULT-VALUE}).")
  private int quiet;

  @Option(
      names = "--warm-up",
      paramLabel = "N",
      defaultValue = "20",
      description = "Seconds of play before the first attack (default: ${DEFAULT-VALUE}).")
  private int warmUp;

  @Option(
      names = "--tables",
      paramLabel = "N",
      defaultValue = "20",
      description = "Tables of four honest players (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--rate",
      paramLabel = "N",
      defaultValue = "40",
      description = "Their moves a second, over all tables (default: ${DEFAULT-VALUE}).")
  private int rate;

  @Option(
      names = "--attackers",
      paramLabel = "N",
      defaultValue = "0",
      description = "Threads that flood (default: four for each processor).")
  private int attackers;

  @Option(
      names = "--sockets",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Connections of attacks by many (default: ${DEFAULT-VALUE}).")
  private int sockets;

  @Option(
      names = "--seats",
      paramLabel = "N",
      defaultValue = "5000",
      description = "Seats that reconnect (default: ${DEFAULT-VALUE}).")
  private int seats;

  @Option(
      names = "--addresses",
      paramLabel = "N",
      defaultValue = "32",
      description = "Addresses the attackers come from: 127.0.1.1… (default: ${DEFAULT-VALUE}).")
  private int addresses;

  @Option(
      names = "--nice",
      paramLabel = "N",
      defaultValue = "15",
      description = "How much lower the attackers' priority is (default: ${DEFAULT-VALUE}).")
  private int niceness;

  @Option(names = "--strike", hidden = true, defaultValue = "")
  private String strike = "";

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (seconds < 1 || seconds > 300 || quiet < 1 || quiet > 300 || warmUp < 0) {
      throw new BadInput("--seconds and --quiet are from 1 to 300, --warm-up not less than 0");
    }
    if (tables < 1 || rate < 1 || niceness < 0) {
      throw new BadInput("--tables and --rate are 1 or more, --nice not less than 0");
    }
    int threads =
        attackers == 0 ? FOR_EACH_CORE * Runtime.getRuntime().availableProcessors() : attackers;
    var target = new Target(server, new Target.Scale(threads, sockets, seats, addresses));
    if (!strike.isEmpty()) {
      Strike.carryOut(strike, target, Duration.ofSeconds(seconds));
      return 0;
    }
    only.forEach(Attacks::of);
    PrintWriter out = spec.commandLine().getOut();
    try (var crowd = new Crowd(server, rate)) {
      open(crowd);
      var bench = new Bench(target, crowd, new Figures(pid), niceness, out);
      return bench.run(
              only.isEmpty() ? Attacks.names() : only,
              Duration.ofSeconds(quiet),
              Duration.ofSeconds(seconds))
          ? 0
          : 1;
    }
  }

  private void open(Crowd crowd) throws InterruptedException {
    try {
      crowd.begin(tables);
    } catch (IOException e) {
      throw new BadInput(server + ": " + e.getMessage());
    }
    Thread.sleep(Duration.ofSeconds(warmUp));
  }
}
