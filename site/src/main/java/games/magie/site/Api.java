package games.magie.site;

import java.io.File;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// The API docs of the kernel, the games and what reads and writes them, by the JDK's own tool.
final class Api {
  static final String FOLDER = "api";

  private static final List<String> LIBRARIES =
      List.of("kernel", "games/express", "games/classic", "games/deal", "games/go", "wire");

  private Api() {}

  /// False if the tool had something to complain about, which it has told.
  static boolean write(Path root, Path site) {
    var arguments = new ArrayList<>(List.of("-d", site.resolve(FOLDER).toString()));
    arguments.addAll(List.of("-quiet", "-notimestamp", "-Xdoclint:all,-missing", "-Werror"));
    arguments.addAll(List.of("-windowtitle", "Magie", "-doctitle", "Magie: the libraries"));
    var modules = new ArrayList<String>();
    for (String library : LIBRARIES) {
      String module = "games.magie." + library.replaceAll(".*/", "");
      modules.add(module);
      String sources = root.resolve(library).resolve("src/main/java").normalize().toString();
      arguments.addAll(List.of("--module-source-path", module + "=" + sources));
    }
    arguments.addAll(List.of("--module", String.join(",", modules)));
    arguments.addAll(List.of("--module-path", others()));
    var tool = ToolProvider.findFirst("javadoc").orElseThrow();
    var told = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    return tool.run(told, told, arguments.toArray(String[]::new)) == 0;
  }

  /// The libraries of others on our own class path.
  private static String others() {
    return String.join(
        File.pathSeparator,
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(path -> path.endsWith(".jar") && !path.contains("magie-"))
            .toList());
  }
}
