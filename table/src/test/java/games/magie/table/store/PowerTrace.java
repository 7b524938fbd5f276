package games.magie.table.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a process did to the files of one folder, call by call, as `strace -f -y -xx` saw it.
///
/// @param steps in the order in which the calls began
/// @param lines how many lines the trace has; each is a moment at which the power may go
record PowerTrace(List<Step> steps, int lines) {
  /// A system call: the lines of the trace at which it began and at which it was done.
  record Step(int began, int ended, Call call) {}

  sealed interface Call {
    @SuppressWarnings("ArrayRecordComponent") // compared nowhere, and never changed
    record Wrote(String file, int offset, byte[] bytes) implements Call {}

    record Resized(String file, int size) implements Call {}

    /// A file, or the folder under its empty name, was forced to disk.
    record Forced(String file) implements Call {}

    record Created(String file) implements Call {}

    record Removed(String file) implements Call {}

    /// An acknowledgement left the process.
    record Told(String table, int number) implements Call {}
  }

  static final String ACKNOWLEDGEMENTS = "acknowledgements";

  private static final String BYTES = "((?:\\\\x[0-9a-f]{2})*)";
  private static final Pattern ON_FILE = Pattern.compile("\\d+<" + BYTES + ">(?:, )?");
  private static final Pattern SIZES = Pattern.compile("\", (\\d+)(?:, (\\d+))?");
  private static final Pattern NAMED = Pattern.compile(".*?\"" + BYTES + "\"");

  static PowerTrace read(Path trace, Path folder) throws IOException {
    var reader = new Reader(folder.toRealPath().toString());
    int at = 0;
    try (var lines = Files.newBufferedReader(trace, StandardCharsets.ISO_8859_1)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        reader.line(at++, line);
      }
    }
    reader.steps.sort(java.util.Comparator.comparingInt(Step::began));
    return new PowerTrace(List.copyOf(reader.steps), at);
  }

  private static final class Reader {
    private record Begun(int at, String text) {}

    private final String folder;
    private final List<Step> steps = new ArrayList<>();
    private final Map<String, Begun> unfinished = new HashMap<>();
    private final TreeSet<String> there = new TreeSet<>();

    Reader(String folder) {
      this.folder = folder;
    }

    /// `PID call(arguments) = result`, or the same in two lines of which the first ends with
    /// `<unfinished ...>`.
    void line(int at, String line) {
      int space = line.indexOf(' ');
      String process = line.substring(0, space);
      String text = line.substring(space + 1).stripLeading();
      if (text.endsWith("<unfinished ...>")) {
        unfinished.put(process, new Begun(at, text.substring(0, text.lastIndexOf('<'))));
      } else if (text.startsWith("<... ")) {
        Begun begun = unfinished.remove(process);
        if (begun != null) {
          step(begun.at, at, begun.text + text.substring(text.indexOf('>') + 1));
        }
      } else {
        step(at, at, text);
      }
    }

    private void step(int began, int ended, String text) {
      int open = text.indexOf('(');
      int result = text.lastIndexOf(") ");
      if (open < 0 || result < open || text.substring(result).contains("= -1")) {
        return;
      }
      @Nullable Call call = call(text.substring(0, open), text.substring(open + 1, result));
      if (call != null) {
        steps.add(new Step(began, ended, call));
      }
    }

    private @Nullable Call call(String name, String arguments) {
      return switch (name) {
        case "openat" -> arguments.contains("O_CREAT") ? created(named(arguments)) : null;
        case "unlink" -> removed(named(arguments));
        case "pwrite64", "write", "fsync", "fdatasync", "ftruncate" -> onFile(name, arguments);
        case "pwritev", "writev", "rename" -> {
          String file = named(arguments);
          if (file != null) {
            throw new IllegalStateException("unforeseen: " + name + " on " + file);
          }
          yield null;
        }
        default -> null;
      };
    }

    private @Nullable String named(String arguments) {
      Matcher named = NAMED.matcher(arguments);
      return named.find() ? inFolder(named.group(1)) : null;
    }

    private @Nullable Call created(@Nullable String file) {
      return file != null && there.add(file) ? new Call.Created(file) : null;
    }

    private @Nullable Call removed(@Nullable String file) {
      return file != null && there.remove(file) ? new Call.Removed(file) : null;
    }

    private @Nullable Call onFile(String name, String arguments) {
      Matcher on = ON_FILE.matcher(arguments);
      @Nullable String file = on.lookingAt() ? inFolder(on.group(1)) : null;
      if (file == null) {
        return null;
      }
      String rest = arguments.substring(on.end());
      return switch (name) {
        case "fsync", "fdatasync" -> new Call.Forced(file);
        case "ftruncate" -> new Call.Resized(file, Integer.parseInt(rest.strip()));
        default -> wrote(file, rest);
      };
    }

    private static Call wrote(String file, String rest) {
      int quote = rest.lastIndexOf('"');
      Matcher sizes = SIZES.matcher(rest.substring(quote));
      if (!sizes.lookingAt()) {
        throw new IllegalStateException("the trace holds a part only of a write to " + file);
      }
      byte[] bytes = bytes(rest.substring(1, quote));
      if (bytes.length != Integer.parseInt(sizes.group(1))) {
        throw new IllegalStateException("the trace holds a part only of a write to " + file);
      }
      if (file.equals(ACKNOWLEDGEMENTS)) {
        String[] words = new String(bytes, StandardCharsets.UTF_8).strip().split(" ", -1);
        return new Call.Told(words[0], Integer.parseInt(words[1]));
      }
      return new Call.Wrote(file, Integer.parseInt(String.valueOf(sizes.group(2))), bytes);
    }

    /// The name within the folder, empty for the folder itself, null for what lies elsewhere.
    private @Nullable String inFolder(String hex) {
      String path = new String(bytes(hex), StandardCharsets.UTF_8);
      if (path.equals(folder)) {
        return "";
      }
      return path.startsWith(folder + "/") ? path.substring(folder.length() + 1) : null;
    }

    private static byte[] bytes(String escaped) {
      var bytes = new byte[escaped.length() / 4];
      for (int at = 0; at < bytes.length; at++) {
        bytes[at] = (byte) HexFormat.fromHexDigits(escaped, 4 * at + 2, 4 * at + 4);
      }
      return bytes;
    }
  }
}
