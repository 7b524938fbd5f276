package games.magie.lab.study;

import games.magie.kernel.study.Finish;
import java.util.ArrayList;
import java.util.List;

/// Plays blocks of a study. Every case is played with the same seed and number, so that games are
/// paired. For one thread.
public final class BlockPlayer {
  /// The figures of the last game of a case.
  private static final class Last {
    final CaseTable<?, ?, ?> table;
    final int[] amounts;
    final int[] divisors;

    Last(Study study, CaseLayout layout) {
      table = CaseTable.of(study, layout.of());
      amounts = new int[layout.size()];
      divisors = new int[layout.size()];
    }
  }

  private final Layout layout;
  private final Rows rows;
  private final List<Last> cases = new ArrayList<>();

  public BlockPlayer(Layout layout) {
    this.layout = layout;
    this.rows = new Rows(layout);
    for (CaseLayout one : layout.cases()) {
      cases.add(new Last(layout.study(), one));
    }
  }

  public BlockResult play(long block) {
    return play(block, 1);
  }

  /// Plays blocks one after the other and counts them together.
  public BlockResult play(long first, long blocks) {
    var tally = new StudyTally(layout);
    var lines = new StringBuilder();
    Study study = layout.study();
    for (long game = study.first(first); game < study.end(first + blocks - 1); game++) {
      play(game, tally, lines);
    }
    return new BlockResult(blocks, tally, lines.toString());
  }

  private void play(long game, StudyTally tally, StringBuilder lines) {
    for (int number = 0; number < cases.size(); number++) {
      Last one = cases.get(number);
      Finish finish = one.table.play(game);
      one.table.copy(one.amounts, one.divisors);
      CaseTally into = tally.of(number);
      into.count(finish);
      for (int figure = 0; figure < one.amounts.length; figure++) {
        into.count(figure, one.amounts[figure], one.divisors[figure]);
        int rival = into.layout().rival(figure);
        if (rival != CaseLayout.NONE) {
          Last base = cases.get(into.layout().of().base());
          into.countPair(
              figure,
              one.amounts[figure],
              one.divisors[figure],
              base.amounts[rival],
              base.divisors[rival]);
        }
      }
      if (layout.study().rows()) {
        rows.add(game, number, finish, one.amounts, one.divisors, lines);
      }
    }
  }
}
