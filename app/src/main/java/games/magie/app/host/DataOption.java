package games.magie.app.host;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/// Which store is meant; the same for the server and for those who look after it.
public final class DataOption {
  @Option(
      names = "--data",
      description = "The file that keeps the tables. Default: ${DEFAULT-VALUE}",
      defaultValue = "${sys:user.home}/.local/share/magie/magie.db")
  private Path file = Path.of("magie.db");

  public Path file() {
    return file;
  }
}
