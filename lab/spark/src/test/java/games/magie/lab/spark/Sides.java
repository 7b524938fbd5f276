package games.magie.lab.spark;

import games.magie.lab.study.BlockSource;
import games.magie.lab.study.Layout;
import games.magie.lab.study.Measures;
import games.magie.lab.study.StudyFolder;
import games.magie.lab.study.StudyReader;
import games.magie.lab.study.StudyRun;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Plays a study and reads what it wrote.
record Sides(String summary, String rows) {
  private static final String VERSION = "test";

  static Sides of(String study, Path folder, BlockSource.Opener opener)
      throws IOException, InterruptedException {
    var layout = new Layout(StudyReader.read(study));
    try (StudyFolder into = StudyFolder.open(folder, layout, VERSION)) {
      new StudyRun(layout, into, VERSION).run(opener, _ -> {});
    }
    return new Sides(
        Files.readString(folder.resolve(StudyFolder.SUMMARY)),
        Files.readString(folder.resolve(StudyFolder.ROWS)));
  }

  /// A study of all that can be measured in a game.
  static String everything(String game, int games) {
    String measures = String.join(" ", Measures.names(Catalogue.game(game)));
    return "title All of %s\ngame %s\nmeasure %s\ngames %d\n".formatted(game, game, measures, games);
  }
}
