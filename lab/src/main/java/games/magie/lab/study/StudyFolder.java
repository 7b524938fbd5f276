package games.magie.lab.study;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The folder of a run. Nothing that is half-written has the name of something whole: the rows and
/// the checkpoint of a run that isn't over end in `.part`, every other file is written beside its
/// place and moved there, and `summary.json` comes last.
public final class StudyFolder implements AutoCloseable {
  public static final String SUMMARY = "summary.json";
  public static final String ROWS = "rows.csv";

  private static final String CHECKPOINT = "checkpoint.part";
  private static final String ROWS_PART = "rows.csv.part";

  private final Path folder;
  private final Layout layout;
  private final String version;
  private final FileChannel rows;
  private final StudyTally tally;
  private long blocks;

  private StudyFolder(Path folder, Layout layout, String version, @Nullable Checkpoint from)
      throws IOException {
    this.folder = folder;
    this.layout = layout;
    this.version = version;
    Path part = folder.resolve(ROWS_PART);
    rows = FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (from == null) {
      tally = new StudyTally(layout);
      rows.truncate(0);
      append(Rows.header(layout));
      save();
    } else {
      tally = from.tally(layout);
      blocks = from.blocks();
      rows.truncate(from.rows());
      rows.position(from.rows());
    }
  }

  /// Begins in a new or empty folder, or goes on where a run of the same study stopped.
  public static StudyFolder open(Path folder, Layout layout, String version) throws IOException {
    Study study = layout.study();
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new BadInput("%s is a file, not a folder".formatted(folder));
    }
    Files.createDirectories(folder);
    Path checkpoint = folder.resolve(CHECKPOINT);
    if (Files.exists(checkpoint)) {
      Checkpoint from = checkpoint(folder, checkpoint);
      if (!from.study().equals(study.digest())) {
        throw new BadInput("%s holds an unfinished run of another study".formatted(folder));
      }
      if (!from.version().equals(version)) {
        throw new BadInput(
            "%s holds a run that another version began (%s)".formatted(folder, from.version()));
      }
      Path part = folder.resolve(ROWS_PART);
      Path whole = folder.resolve(ROWS);
      if (!Files.exists(part) && Files.exists(whole)) {
        Files.move(whole, part, StandardCopyOption.ATOMIC_MOVE); // killed while it finished
      }
      if (!Files.exists(part) || Files.size(part) < from.rows()) {
        throw new BadInput("%s has lost rows; delete the folder and begin again".formatted(folder));
      }
      return new StudyFolder(folder, layout, version, from);
    }
    try (Stream<Path> inside = Files.list(folder)) {
      if (inside.findAny().isPresent()) {
        throw new BadInput("%s is not empty; name another folder".formatted(folder));
      }
    }
    return new StudyFolder(folder, layout, version, null);
  }

  private static Checkpoint checkpoint(Path folder, Path file) throws IOException {
    try {
      return Checkpoint.read(Files.readAllBytes(file));
    } catch (BadInput e) {
      throw new BadInput("%s: %s".formatted(folder, e.getMessage()));
    }
  }

  /// Blocks that are counted.
  public long blocks() {
    return blocks;
  }

  public StudyTally tally() {
    return tally;
  }

  /// Counts the next blocks.
  void add(BlockResult block) throws IOException {
    tally.addAll(block.tally());
    append(block.rows());
    blocks += block.blocks();
  }

  private void append(String lines) throws IOException {
    write(rows, lines.getBytes(StandardCharsets.UTF_8));
  }

  private static void write(FileChannel to, byte[] bytes) throws IOException {
    var buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      to.write(buffer);
    }
  }

  /// From here a killed run goes on.
  void save() throws IOException {
    rows.force(false);
    var checkpoint = Checkpoint.of(layout.study(), version, blocks, rows.position(), tally);
    write(CHECKPOINT, checkpoint.bytes());
  }

  /// Writes the results, the summary last, and lets the run be over.
  void finish(Map<String, String> files, String summary) throws IOException {
    rows.force(true);
    rows.close();
    for (Map.Entry<String, String> file : files.entrySet()) {
      write(file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
    }
    Path part = folder.resolve(ROWS_PART);
    if (layout.study().rows()) {
      Files.move(part, folder.resolve(ROWS), StandardCopyOption.ATOMIC_MOVE);
    }
    write(SUMMARY, summary.getBytes(StandardCharsets.UTF_8));
    Files.delete(folder.resolve(CHECKPOINT));
    Files.deleteIfExists(part);
  }

  private void write(String name, byte[] bytes) throws IOException {
    Path beside = folder.resolve(name + ".new");
    try (FileChannel out =
        FileChannel.open(
            beside,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      write(out, bytes);
      out.force(true);
    }
    Files.move(
        beside,
        folder.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
