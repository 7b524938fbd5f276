package games.magie.app.warm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/// The files of [Kind] in a folder, and a stamp: for which jar and which Java they were made, and
/// what they hold. The stamp is written last, so without it nothing counts.
///
/// @param java the version and home of the Java that runs
record WarmFiles(Path folder, Path jar, String java) {
  private static final String STAMP = "stamp";

  static WarmFiles of(Path folder, Path jar) {
    String java = System.getProperty("java.vm.version") + " " + System.getProperty("java.home");
    return new WarmFiles(folder, jar, java);
  }

  Path path(Kind kind) {
    return folder.resolve(kind.file);
  }

  /// Where a file is until it is whole.
  Path unfinished(Kind kind) {
    return folder.resolve("unfinished-" + kind.file);
  }

  Fit fit() {
    try {
      List<String> stamp = Files.readAllLines(folder.resolve(STAMP));
      if (stamp.size() != 3) {
        return Fit.DAMAGED;
      } else if (!stamp.get(0).equals(jarLine())) {
        return Fit.OTHER_JAR;
      } else if (!stamp.get(1).equals(java)) {
        return Fit.OTHER_JAVA;
      }
      boolean changed = changed(Kind.SERVE) || changed(Kind.COMMANDS);
      return !changed && stamp.get(2).equals(contents()) ? Fit.FITS : Fit.DAMAGED;
    } catch (NoSuchFileException e) {
      return Fit.MISSING;
    } catch (IOException e) {
      return Fit.DAMAGED;
    }
  }

  /// Says that the files are whole and fit.
  ///
  /// @param jarLine what [#jarLine] was before they were made
  void stamp(String jarLine) throws IOException {
    Path unfinished = folder.resolve("unfinished-" + STAMP);
    Files.write(unfinished, List.of(jarLine, java, contents()));
    Files.move(unfinished, folder.resolve(STAMP), StandardCopyOption.REPLACE_EXISTING);
  }

  /// Size and time, as the JVM itself compares them.
  String jarLine() throws IOException {
    return Files.size(jar) + " " + Files.getLastModifiedTime(jar).toMillis();
  }

  /// The size of each file.
  private String contents() throws IOException {
    var line = new StringBuilder();
    for (Kind kind : Kind.values()) {
      line.append(kind.file).append(' ').append(Files.size(path(kind))).append(' ');
    }
    return line.toString().strip();
  }

  /// A file that was written after the stamp isn't the one that the stamp means. The launchers ask
  /// the same before they use one.
  private boolean changed(Kind kind) throws IOException {
    return Files.getLastModifiedTime(path(kind))
            .compareTo(Files.getLastModifiedTime(folder.resolve(STAMP)))
        > 0;
  }
}
