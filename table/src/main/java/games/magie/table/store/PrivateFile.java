package games.magie.table.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Files that hold hands, names and secrets: nobody but their owner reads them. SQLite gives its
/// log and its index the same permissions as the file beside them.
public final class PrivateFile {
  private static final Set<PosixFilePermission> OTHERS =
      EnumSet.of(
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE,
          PosixFilePermission.OTHERS_EXECUTE);

  private PrivateFile() {}

  /// Makes an empty file for its owner alone; a link is followed. One that is there is closed to
  /// others; its group is left to whoever set it up.
  public static void make(Path named) throws IOException {
    if (Files.exists(named)) {
      closeToOthers(named);
      return;
    }
    Path file = named;
    while (Files.isSymbolicLink(file)) {
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    Path folder = file.toAbsolutePath().getParent();
    boolean posix = folder != null && Files.getFileStore(folder).supportsFileAttributeView("posix");
    try {
      if (posix) {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      } else {
        Files.createFile(file);
      }
    } catch (FileAlreadyExistsException e) {
      closeToOthers(file);
    }
  }

  private static void closeToOthers(Path file) throws IOException {
    @Nullable PosixFileAttributeView view =
        Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (view != null) {
      var permissions = EnumSet.noneOf(PosixFilePermission.class);
      permissions.addAll(view.readAttributes().permissions());
      if (permissions.removeAll(OTHERS)) {
        view.setPermissions(permissions);
      }
    }
  }
}
