package games.magie.lab.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A study that ran to its end in a folder.
record Ran(Path folder, StudyRun.Result result) {
  static final String VERSION = "test";

  static Ran of(String text, Path folder, int threads) throws IOException, InterruptedException {
    return of(text, folder, (study, first) -> new ThreadBlocks(study, first, threads));
  }

  static Ran of(String text, Path folder, BlockSource.Opener opener)
      throws IOException, InterruptedException {
    var layout = new Layout(StudyReader.read(text));
    try (StudyFolder into = StudyFolder.open(folder, layout, VERSION)) {
      return new Ran(folder, new StudyRun(layout, into, VERSION).run(opener, _ -> {}));
    }
  }

  String summary() throws IOException {
    return Files.readString(folder.resolve(StudyFolder.SUMMARY));
  }

  String rows() throws IOException {
    return Files.readString(folder.resolve(StudyFolder.ROWS));
  }

  String report() throws IOException {
    return Files.readString(folder.resolve("report.html"));
  }
}
