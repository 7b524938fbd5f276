package games.magie.lab.spark;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The place where Spark runs. A standalone master is called before Spark does, which would try for
/// a minute and tell many lines.
final class Masters {
  private static final Pattern STANDALONE = Pattern.compile("spark://([^:/]+):([0-9]{1,5})");
  private static final int MILLIS = 5_000;
  private static final int MOST_PORT = 65_535;

  private Masters() {}

  static String check(String master) {
    if (!master.startsWith("spark://")) {
      if (master.matches("local(\\[([0-9]{1,4}|\\*)])?|yarn|k8s://.+")) {
        return master;
      }
      throw new BadInput(
          "no Spark master '%s': it is spark://HOST:PORT, local[2], yarn or k8s://…"
              .formatted(master));
    }
    Matcher parts = STANDALONE.matcher(master);
    if (!parts.matches() || Integer.parseInt(parts.group(2)) > MOST_PORT) {
      throw new BadInput("'%s' should look like spark://HOST:PORT".formatted(master));
    }
    try (var socket = new Socket()) {
      var address = new InetSocketAddress(parts.group(1), Integer.parseInt(parts.group(2)));
      if (address.isUnresolved()) {
        throw new BadInput("no host %s for the Spark master %s".formatted(parts.group(1), master));
      }
      socket.connect(address, MILLIS);
      return master;
    } catch (IOException e) {
      throw new BadInput("no Spark master answers at %s".formatted(master));
    }
  }
}
