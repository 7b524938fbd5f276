package games.magie.app.host;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Where an option of the server comes from that was not given: the environment (`MAGIE_PORT`),
/// then the file of `--config` (`port=8080`), then what is built in.
public final class HostDefaults implements IDefaultValueProvider {
  private static final String CONFIG = "--config";

  /// Whom this is for: the options of [ServerOptions] and [DataOption].
  private static final List<String> NAMES =
      List.of(
          "port",
          "host",
          "url",
          "data",
          "db",
          "node",
          "lan",
          "think",
          "limits",
          "trusted",
          "proxies",
          "metrics",
          "keep-finished",
          "config");

  private final Map<String, String> environment;
  private final Properties file;

  private HostDefaults(Map<String, String> environment, Properties file) {
    this.environment = environment;
    this.file = file;
  }

  public static HostDefaults of(Map<String, String> environment, String... args) {
    int at = Arrays.asList(args).indexOf(CONFIG);
    String named =
        at >= 0 && at + 1 < args.length
            ? args[at + 1]
            : Arrays.stream(args)
                .filter(arg -> arg.startsWith(CONFIG + "="))
                .map(arg -> arg.substring(CONFIG.length() + 1))
                .findFirst()
                .orElse(environment.getOrDefault("MAGIE_CONFIG", ""));
    return new HostDefaults(environment, named.isEmpty() ? new Properties() : read(Path.of(named)));
  }

  private static Properties read(Path path) {
    var properties = new Properties();
    try (Reader reader = Files.newBufferedReader(path)) {
      properties.load(reader);
    } catch (NoSuchFileException e) {
      throw new BadInput("no file " + path);
    } catch (IOException | IllegalArgumentException e) {
      throw new BadInput(path + " cannot be read: " + e.getMessage());
    }
    for (String name : properties.stringPropertyNames()) {
      if (!NAMES.contains(name) || name.equals("config")) {
        throw new BadInput("%s: there is no setting '%s'".formatted(path, name));
      }
    }
    return properties;
  }

  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    if (!(argument instanceof OptionSpec option)) {
      return null;
    }
    String name = option.longestName().replaceFirst("^--", "");
    return NAMES.contains(name) ? value(name) : null;
  }

  private @Nullable String value(String name) {
    String variable = environment.get(variable(name));
    return variable != null ? variable : file.getProperty(name);
  }

  /// Who says what an option is that was not given.
  String origin(String name) {
    if (environment.containsKey(variable(name))) {
      return variable(name);
    }
    return file.containsKey(name) ? "the configuration file" : "built in";
  }

  private static String variable(String name) {
    return "MAGIE_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
  }
}
