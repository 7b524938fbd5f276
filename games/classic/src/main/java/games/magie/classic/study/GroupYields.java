package games.magie.classic.study;

import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.ArrayList;
import java.util.List;

/// What each group yields, early and late in the game.
public final class GroupYields implements StudyMeasure<ClassicView> {
  /// The last round of each stage but the last.
  private static final List<Integer> STAGES = List.of(10, 25);

  private static final List<String> NAMES = List.of("1-10", "11-25", "26-");

  @Override
  public String name() {
    return "groups";
  }

  @Override
  public String about() {
    return "Yield of each group: rent claimed in a round, in per cent of what its owned deeds and"
        + " their buildings cost, in rounds 1 to 10, 11 to 25 and later.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    var labels = new ArrayList<String>();
    for (Group group : Group.ALL) {
      NAMES.forEach(stage -> labels.add(group.text() + " " + stage));
    }
    return Shape.ratios("% a round", labels);
  }

  private static int stage(int round) {
    return (int) STAGES.stream().filter(last -> round > last).count();
  }

  @Override
  public Watch<ClassicView> watch(Settings settings, int seats, Figures figures) {
    return new Yields(figures) {
      @Override
      int figure(ClassicView view, Deed deed) {
        return deed.group().ordinal() * NAMES.size() + stage(view.round());
      }
    };
  }
}
