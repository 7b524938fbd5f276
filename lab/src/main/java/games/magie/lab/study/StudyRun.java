package games.magie.lab.study;

import games.magie.lab.report.Report;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongConsumer;

/// Runs a study in its folder. Blocks are counted in their order and the precision is judged after
/// each, so the result doesn't depend on who played what, or on how often the run was interrupted.
public final class StudyRun {
  private static final long SAVE_EVERY_NANOS = 1_000_000_000L;

  /// @param games of each case
  /// @param reached whether the precision that was asked for was reached, if any was
  public record Result(long games, boolean reached) {}

  private final Layout layout;
  private final StudyFolder folder;
  private final String version;

  public StudyRun(Layout layout, StudyFolder folder, String version) {
    this.layout = layout;
    this.folder = folder;
    this.version = version;
  }

  /// A run that is interrupted keeps what it has counted, and goes on when it is started again.
  ///
  /// @param progress hears how many games of each case were counted
  public Result run(BlockSource.Opener opener, LongConsumer progress)
      throws IOException, InterruptedException {
    var rule = new StopRule(layout);
    Study study = layout.study();
    boolean enough = rule.enough(folder.tally());
    long saved = System.nanoTime();
    try (BlockSource source = opener.open(study, folder.blocks())) {
      while (!enough && folder.blocks() < study.blocks()) {
        folder.add(source.next());
        enough = rule.enough(folder.tally());
        if (System.nanoTime() - saved > SAVE_EVERY_NANOS) {
          folder.save();
          progress.accept(folder.tally().of(0).games());
          saved = System.nanoTime();
        }
      }
    } finally {
      folder.save();
    }
    boolean reached = study.precision() == null || enough;
    finish(reached);
    return new Result(folder.tally().of(0).games(), reached);
  }

  private void finish(boolean reached) throws IOException {
    var summary = new Summary(layout, folder.tally(), version, reached);
    Map<String, String> files = new LinkedHashMap<>();
    files.put("study.txt", layout.study().text());
    files.put("report.html", new Report(summary).html());
    folder.finish(files, new SummaryText(summary).json());
  }
}
