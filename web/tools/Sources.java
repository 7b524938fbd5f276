import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.stream.Collectors;

/// Copies the sources of the page to where Maven bundles and checks them, beside `node_modules`. What isn't
/// there any more goes from the copy, too. `java Sources.java FROM TO [OUTPUT]`
///
/// With OUTPUT, the folder of the bundle, the former bundle is taken away (the names of its parts change with what
/// is in them), and lines lose their indentation: outside of templates it means nothing, and inside of them it would be
/// sent to every browser, since esbuild leaves templates alone. Lines keep their numbers.
public final class Sources {
  private Sources() {}

  public static void main(String[] args) throws IOException {
    boolean bundle = args.length > 2;
    copy(Path.of(args[0]), Path.of(args[1]), bundle);
    if (bundle && Files.isDirectory(Path.of(args[2]))) {
      clear(Path.of(args[2]));
    }
  }

  static void copy(Path from, Path to, boolean bundle) throws IOException {
    Files.createDirectories(to);
    try (var files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        String text = Files.readString(file);
        String wanted = bundle && file.toString().endsWith(".ts") ? withoutIndentation(text) : text;
        if (!Files.exists(target) || !Files.readString(target).equals(wanted)) {
          Files.writeString(target, wanted);
        }
      }
    }
    Files.walkFileTree(to, new Sweeper(from, to));
  }

  private static void clear(Path output) throws IOException {
    try (var files = Files.newDirectoryStream(output, "*.{js,css,map}")) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
  }

  private static String withoutIndentation(String text) {
    return Arrays.stream(text.split("\n", -1)).map(String::stripLeading).collect(Collectors.joining("\n"));
  }

  /// Takes files and folders away that the sources don't have.
  private static final class Sweeper extends SimpleFileVisitor<Path> {
    private final Path from;
    private final Path to;

    Sweeper(Path from, Path to) {
      this.from = from;
      this.to = to;
    }

    private boolean isGone(Path copy) {
      return !copy.equals(to) && !Files.exists(from.resolve(to.relativize(copy).toString()));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes ignored) {
      return folder.equals(to.resolve("node_modules")) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes ignored) throws IOException {
      if (isGone(file)) {
        Files.delete(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
      if (isGone(folder)) {
        Files.delete(folder);
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
