package games.magie.lab.study;

import games.magie.kernel.study.Chart;
import games.magie.kernel.study.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Which figures a case has, in their order.
public final class CaseLayout {
  /// Of a figure that is compared with none.
  public static final int NONE = -1;

  private final StudyCase of;
  private final List<Part> parts = new ArrayList<>();

  /// By the label of the figure.
  private final Map<String, Integer> places = new LinkedHashMap<>();

  /// By figure, the figure of the base that it is compared with.
  private final int[] rivals;

  private final boolean[] spread;
  private int size;

  CaseLayout(Study study, StudyCase of) {
    this.of = of;
    for (String name : study.measures()) {
      var measure = Measures.find(of.game(), of.bots(), study.pace(), name);
      Shape shape = measure.shape(of.settings(), of.bots().size());
      var part = new Part(measure, shape, size);
      parts.add(part);
      for (int figure = 0; figure < shape.size(); figure++) {
        places.put(column(part.label(figure)), size + figure);
      }
      size += shape.size();
    }
    rivals = new int[size];
    Arrays.fill(rivals, NONE);
    spread = new boolean[size];
    for (Part part : parts) {
      Arrays.fill(spread, part.first(), part.first() + part.shape().size(), part.shape().spread());
    }
  }

  /// A label is the head of a column in a file of values between commas.
  private static String column(String label) {
    if (label.matches(".*[,\"\\v].*")) {
      throw new IllegalStateException("'" + label + "' cannot be the head of a column");
    }
    return label;
  }

  /// Pairs every figure that the base has too, but for curves.
  void compareWith(CaseLayout base) {
    for (Part part : parts) {
      if (part.shape().chart() == Chart.BARS) {
        for (int figure = 0; figure < part.shape().size(); figure++) {
          rivals[part.first() + figure] = base.place(part.label(figure));
        }
      }
    }
  }

  public StudyCase of() {
    return of;
  }

  public List<Part> parts() {
    return List.copyOf(parts);
  }

  public int size() {
    return size;
  }

  /// The number of a figure, or [#NONE].
  public int place(String label) {
    return places.getOrDefault(label, NONE);
  }

  /// The figure of the base that this one is compared with, or [#NONE].
  public int rival(int figure) {
    return rivals[figure];
  }

  /// Whether it is counted how often each number came.
  boolean spread(int figure) {
    return spread[figure];
  }
}
