package games.magie.app.attack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// An attack in a process of its own with a lower priority, so that what honest players wait is the
/// server's doing and not a lack of processors. It prepares itself, says so, waits for a line, and
/// then tells what happened to it.
final class Strike implements AutoCloseable {
  private static final String READY = "ready";

  private final Process process;
  private final BufferedReader told;

  /// @param niceness how much lower the priority is
  Strike(String attack, Target target, int niceness, Duration time) throws IOException {
    Target.Scale scale = target.scale;
    var words = new ArrayList<>(List.of("nice", "-n", String.valueOf(niceness)));
    words.addAll(
        List.of(
            ProcessHandle.current().info().command().orElse("java"),
            "-Xmx512m",
            "-cp",
            System.getProperty("java.class.path"),
            "games.magie.app.Magie",
            "attack",
            "--strike=" + attack,
            "--server=" + target.server,
            "--seconds=" + time.toSeconds(),
            "--attackers=" + scale.attackers(),
            "--sockets=" + scale.sockets(),
            "--seats=" + scale.seats(),
            "--addresses=" + scale.addresses()));
    process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    told = process.inputReader(StandardCharsets.UTF_8);
    String line = told.readLine();
    if (!READY.equals(line)) {
      process.destroyForcibly();
      throw new IOException(attack + ": " + line);
    }
  }

  void begin() throws IOException {
    OutputStream out = process.getOutputStream();
    out.write('\n');
    out.flush();
  }

  /// What happened to the attackers.
  String end(Duration patience) throws IOException, InterruptedException {
    if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
      process.destroyForcibly();
      return "did not end by itself";
    }
    return String.valueOf(told.readLine());
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /// The other side: what the process does.
  static void carryOut(String name, Target target, Duration time)
      throws IOException, InterruptedException {
    Attack attack = Attacks.of(name);
    try {
      attack.prepare(target);
    } catch (IOException e) {
      System.out.println("it could not be prepared: " + e.getMessage());
      return;
    }
    System.out.println(READY);
    if (System.in.read() < 0) {
      return; // nobody waits for it any more
    }
    target.begin(time);
    attack.strike(target);
    System.out.println(target.tally);
  }
}
