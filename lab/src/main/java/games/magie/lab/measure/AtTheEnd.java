package games.magie.lab.measure;

import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;

/// A measure that looks once, at a game that has ended.
abstract class AtTheEnd<V extends View> implements StudyMeasure<V> {
  abstract void enter(V view, Finish finish, Figures figures);

  @Override
  public final boolean listens() {
    return false;
  }

  @Override
  public final Watch<V> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      @Override
      public void end(V view, Finish finish) {
        if (finish.over()) {
          enter(view, finish, figures);
        }
      }
    };
  }
}
