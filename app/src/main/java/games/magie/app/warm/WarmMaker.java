package games.magie.app.warm;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/// Makes the files, by one process at a time: each kind is trained by a process that plays, tried
/// out by another one, and only then put in its place.
///
/// @param trainer makes the unfinished file of a kind, or says false
record WarmMaker(WarmFiles files, Trainer trainer) {
  /// Trains one kind.
  @FunctionalInterface
  interface Trainer {
    boolean train(Kind kind, Path file) throws IOException, InterruptedException;
  }

  /// What came of it.
  enum Made {
    MADE,
    FITTED_ALREADY,
    BY_ANOTHER,
    FAILED
  }

  static WarmMaker of(WarmFiles files) {
    return new WarmMaker(files, (kind, file) -> train(files, kind, file));
  }

  Made make() throws IOException, InterruptedException {
    Files.createDirectories(files.folder());
    try (var lock = open("lock");
        FileLock held = lock.tryLock()) {
      if (held == null) {
        return Made.BY_ANOTHER;
      }
      return files.fit() == Fit.FITS ? Made.FITTED_ALREADY : makeAll();
    } catch (OverlappingFileLockException e) {
      return Made.BY_ANOTHER;
    }
  }

  private FileChannel open(String name) throws IOException {
    return FileChannel.open(
        files.folder().resolve(name), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private Made makeAll() throws IOException, InterruptedException {
    String jarLine = files.jarLine();
    try {
      for (Kind kind : Kind.values()) {
        Path unfinished = files.unfinished(kind);
        Files.deleteIfExists(unfinished);
        if (!trainer.train(kind, unfinished)) {
          return Made.FAILED;
        }
        Files.move(unfinished, files.path(kind), StandardCopyOption.REPLACE_EXISTING);
      }
      // Built again meanwhile: the next start will see that.
      files.stamp(jarLine);
      return Made.MADE;
    } finally {
      for (Kind kind : Kind.values()) {
        Files.deleteIfExists(files.unfinished(kind));
      }
    }
  }

  private static boolean train(WarmFiles files, Kind kind, Path file)
      throws IOException, InterruptedException {
    List<String> practice =
        List.of("warm", "--practise", kind.name(), "--folder", files.folder().toString());
    return Java.ends(Java.start(flags(kind, kind.make(file)), files.jar(), practice))
        && Files.exists(file)
        && Java.ends(Java.start(flags(kind, kind.use(file)), files.jar(), List.of("--version")));
  }

  private static List<String> flags(Kind kind, String file) {
    var flags = new ArrayList<>(kind.memory());
    flags.add(file);
    return flags;
  }
}
