package games.magie.fuzz;

import games.magie.app.host.ConfigCommand;
import games.magie.app.host.HostDefaults;
import games.magie.kernel.BadInput;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// Files of settings of a server, read as `magie config` does.
final class ConfigReader implements Reader {
  @Override
  public void read(String text) {
    String file = Scratch.file(text).toString();
    Reader.accepts(() -> {
      var line = new CommandLine(new ConfigCommand());
      line.setDefaultValueProvider(HostDefaults.of(Map.of(), "--config=" + file));
      line.setOut(new PrintWriter(new StringWriter()));
      line.setExecutionExceptionHandler((e, _, _) -> {
        throw e;
      });
      line.setParameterExceptionHandler((e, _) -> {
        throw e;
      });
      try {
        line.execute("--config=" + file);
      } catch (ParameterException e) {
        throw new BadInput(String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
      }
    });
  }

  @Override
  public List<String> seeds() {
    return List.of(
        "port=8080\nhost=127.0.0.1\nurl=https://games.example.org\nthink=500\n",
        "limits=tables=600,sockets=1000\ntrusted=10.0.0.1,10.0.0.2\nmetrics=127.0.0.1:9464\n",
        "data=magie.db\n",
        "db=jdbc:postgresql://localhost/magie?user=magie\nnode=127.0.0.1:8080\n",
        "lan=192.168.1.5\n");
  }
}
