package games.magie.classic.study;

import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.List;

/// What sites yield by what stands on them.
public final class LevelYields implements StudyMeasure<ClassicView> {
  private static final List<String> LABELS =
      List.of(
          "bare", "bare in whole group", "1 house", "2 houses", "3 houses", "4 houses", "hotel");

  @Override
  public String name() {
    return "levels";
  }

  @Override
  public String about() {
    return "Yield of a site by what stands on it: rent claimed in a round, in per cent of what the"
        + " deed and its buildings cost.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.ratios("% a round", LABELS);
  }

  @Override
  public Watch<ClassicView> watch(Settings settings, int seats, Figures figures) {
    return new Yields(figures) {
      @Override
      int figure(ClassicView view, Deed deed) {
        if (!deed.group().colour()) {
          return -1;
        }
        int level = view.level(deed.ordinal());
        int owner = view.owner(deed.ordinal());
        if (level == 0) {
          boolean whole = owner >= 0 && (view.whole(owner) >> deed.group().ordinal() & 1) != 0;
          return whole ? 1 : 0;
        }
        return level == view.hotelLevel() ? LABELS.size() - 1 : level + 1;
      }
    };
  }
}
