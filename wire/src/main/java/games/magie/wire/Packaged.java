package games.magie.wire;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// The texts that travel with the program: rules and scenarios, in a folder or in the jar.
public final class Packaged {
  private static final String ANCHOR = "docs/rules/table.md";

  private Packaged() {}

  /// The names of all files under a folder, such as `scenarios/express/go.scenario`, in order.
  public static List<String> list(String folder) {
    try {
      URL anchor = Objects.requireNonNull(Packaged.class.getResource("/" + ANCHOR), ANCHOR);
      String address = anchor.toString();
      if (anchor.getProtocol().equals("jar")) {
        String jar = address.substring("jar:".length(), address.indexOf("!/"));
        try (var files = FileSystems.newFileSystem(Path.of(URI.create(jar)))) {
          return walk(files.getPath("/"), folder);
        }
      }
      String root = address.substring(0, address.length() - ANCHOR.length());
      return walk(Path.of(new URI(root)), folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> walk(Path root, String folder) throws IOException {
    Path start = root.resolve(folder);
    if (!Files.isDirectory(start)) {
      return List.of();
    }
    try (var paths = Files.walk(start)) {
      return paths
          .filter(Files::isRegularFile)
          .map(path -> root.relativize(path).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  public static boolean has(String name) {
    return Packaged.class.getResource("/" + name) != null;
  }

  public static String read(String name) {
    try (InputStream in = Packaged.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new BadInput("no packaged file " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
