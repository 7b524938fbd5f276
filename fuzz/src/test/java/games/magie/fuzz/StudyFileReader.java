package games.magie.fuzz;

import games.magie.lab.study.Layout;
import games.magie.lab.study.Study;
import games.magie.lab.study.StudyReader;
import java.util.List;

/// Study files. A study that can be read has a layout, and its text reads back to the same cases.
final class StudyFileReader implements Reader {
  @Override
  public void read(String text) {
    Reader.accepts(() -> {
      Study study = StudyReader.read(text);
      Reader.same(study.cases().size(), new Layout(study).cases().size());
      Reader.same(study.digest(), StudyReader.read(study.text()).digest());
    });
  }

  @Override
  public List<String> seeds() {
    return List.of(
        """
        title    Pots
        game     pocket brands
        seats    easy*3
        seats    easy random
        options  round-limit=50
        vary     free-parking-pot=off,on
        measure  winner length business
        games    1000
        precision length.turns 0.5
        seed     -7
        """,
        "title x\ngame express\nmeasure turns\nrows off\npace 10\nmost-steps 50\n");
  }
}
