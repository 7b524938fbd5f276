package games.magie.lab.study;

import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The lines of `rows.csv`: one for each game of each case, in order. A case has nothing in the
/// columns of figures that it doesn't have.
public final class Rows {
  /// After the column of a ratio: what it is divided by.
  private static final String DIVISOR = ":of";

  private final Layout layout;
  private final List<String> columns = new ArrayList<>();

  /// By case and column, the figure that stands there; its divisor as the bitwise complement.
  private final List<int[]> figures = new ArrayList<>();

  private static final int EMPTY = Integer.MIN_VALUE;

  Rows(Layout layout) {
    this.layout = layout;
    Set<String> names = new LinkedHashSet<>();
    for (CaseLayout one : layout.cases()) {
      for (Part part : one.parts()) {
        add(part, names);
      }
    }
    columns.addAll(names);
    for (CaseLayout one : layout.cases()) {
      figures.add(columns.stream().mapToInt(column -> figure(one, column)).toArray());
    }
  }

  private static void add(Part part, Set<String> names) {
    Shape shape = part.shape();
    for (int figure = 0; shape.inRows() && figure < shape.size(); figure++) {
      names.add(part.label(figure));
      if (shape.weighted()) {
        names.add(part.label(figure) + DIVISOR);
      }
    }
  }

  private static int figure(CaseLayout of, String column) {
    boolean divisor = column.endsWith(DIVISOR);
    String label = divisor ? column.substring(0, column.length() - DIVISOR.length()) : column;
    int place = of.place(label);
    return place == CaseLayout.NONE ? EMPTY : divisor ? ~place : place;
  }

  /// The first line of the file.
  public static String header(Layout layout) {
    var line = new StringBuilder("game,case,over,turns,decisions");
    new Rows(layout).columns.forEach(column -> line.append(',').append(column));
    return line.append('\n').toString();
  }

  void add(
      long game, int number, Finish finish, int[] amounts, int[] divisors, StringBuilder into) {
    into.append(game).append(',').append(layout.of(number).of().label());
    into.append(finish.over() ? ",1," : ",0,").append(finish.turns());
    into.append(',').append(finish.decisions());
    int[] places = figures.get(number);
    for (int column = 0; column < places.length; column++) {
      into.append(',');
      int place = places[column];
      if (place == EMPTY) {
        continue;
      }
      boolean ratio = column + 1 < places.length && places[column + 1] == ~place;
      if (place < 0) {
        into.append(divisors[~place]);
      } else if (ratio) {
        into.append(amounts[place]);
      } else if (divisors[place] != 0) {
        into.append(number(amounts[place], divisors[place]));
      }
    }
    into.append('\n');
  }

  private static String number(int amount, int divisor) {
    return amount % divisor == 0
        ? String.valueOf(amount / divisor)
        : String.valueOf((double) amount / divisor);
  }
}
