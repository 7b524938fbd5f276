package games.magie.table;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Makes files that nobody but their owner may read: a store holds names, talk and hidden cards.
/// SQLite gives the files beside a database the same permissions.
final class OwnerOnly {
  private OwnerOnly() {}

  /// Makes an empty file, unless there is one already; a link is followed.
  static void create(Path file) throws IOException {
    if (Files.exists(file)) {
      return;
    }
    Path target = file;
    while (Files.isSymbolicLink(target)) {
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    boolean posix = target.getFileSystem().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] only =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    try {
      Files.createFile(target, only);
    } catch (FileAlreadyExistsException e) {
      // Somebody was faster; who of the two may use it is not decided here.
    }
  }
}
