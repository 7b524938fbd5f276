package games.magie.wire;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/// Text files that are read or written as a whole or not at all.
public final class WholeFile {
  private WholeFile() {}

  /// The text of a UTF-8 file of at most `most` bytes.
  public static String read(Path file, int most) {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(most + 1);
    } catch (NoSuchFileException e) {
      throw new BadInput(file + ": there is no such file");
    } catch (IOException e) {
      throw new BadInput(
          file + ": cannot be read" + (Files.isDirectory(file) ? ", it is a folder" : ""));
    }
    if (bytes.length > most) {
      throw new BadInput(file + ": larger than " + (most >> 20) + " MB");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new BadInput(file + ": line " + lineOfBadByte(bytes) + ": this is no UTF-8 text");
    }
  }

  private static int lineOfBadByte(byte[] bytes) {
    var chars = java.nio.CharBuffer.allocate(bytes.length + 1);
    var in = ByteBuffer.wrap(bytes);
    StandardCharsets.UTF_8.newDecoder().decode(in, chars, true);
    int line = 1;
    for (int at = 0; at < in.position(); at++) {
      line += bytes[at] == '\n' ? 1 : 0;
    }
    return line;
  }

  /// Writes a temporary file beside it, forces it to the disk and moves it into place. A file that
  /// is there and does not begin with `firstWords` is something else and stays.
  static void write(Path file, String text, String firstWords, String what) {
    Path target = file.toAbsolutePath();
    if (Files.exists(target) && !startsWith(target, firstWords)) {
      throw new BadInput(file + ": there is a file that is no " + what + ", so it is left alone");
    }
    Path folder = target.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInput(file + ": there is no folder " + folder);
    }
    try {
      // A link keeps pointing to the file it names.
      Path real = Files.exists(target) ? target.toRealPath() : target;
      replace(real, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new BadInput(file + ": cannot be written (" + e.getClass().getSimpleName() + ")");
    }
  }

  private static void replace(Path file, ByteBuffer bytes) throws IOException {
    Path temporary =
        file.resolveSibling(
            "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".new");
    try {
      try (var out =
          FileChannel.open(
              temporary,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
        out.force(true);
      }
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static boolean startsWith(Path file, String words) {
    byte[] wanted = words.getBytes(StandardCharsets.UTF_8);
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(wanted.length), wanted);
    } catch (IOException e) {
      return false;
    }
  }
}
