package games.magie.classic.text;

import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.estate.Board;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.BadInput;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import java.util.Arrays;
import java.util.IntSummaryStatistics;

/// Reads who owns what: `oriental/2 vermont/1 reading baltic/mortgaged boardwalk/hotel`.
final class EstateReader {
  private final ClassicState s;
  private final Fields in;

  EstateReader(ClassicState s, Fields in) {
    this.s = s;
    this.in = in;
  }

  void read() {
    for (int seat = 0; seat < s.seats; seat++) {
      for (String word : PositionReader.words(in.take(seat, "deeds"))) {
        deed(seat, word);
      }
    }
    for (Group group : Group.ALL) {
      check(group);
    }
    if (s.houses < 0 || s.hotels < 0) {
      throw new BadInput("deeds: there are not so many houses or hotels");
    }
  }

  private void deed(int seat, String word) {
    int slash = word.indexOf('/');
    Deed deed = Deed.of(slash < 0 ? word : word.substring(0, slash));
    if (s.owner[deed.ordinal()] >= 0 || s.isOut(seat)) {
      throw new BadInput("deeds: " + word + " cannot belong there");
    }
    s.give(deed, seat);
    if (slash < 0) {
      return;
    }
    String state = word.substring(slash + 1);
    int hotel = s.options.hotelLevel();
    switch (state) {
      case "mortgaged" -> s.setMortgaged(deed.ordinal(), true);
      case "hotel" -> s.setLevel(deed, hotel);
      default -> s.setLevel(deed, Numbers.parse(state, "houses", 1, hotel - 1));
    }
  }

  /// Buildings stand evenly, on whole groups without a mortgage.
  private void check(Group group) {
    int at = group.ordinal();
    if (!s.isBuilt(at)) {
      return;
    }
    int owner = s.owner[Board.deedsOf(at)[0]];
    boolean lawful =
        group.colour()
            && owner >= 0
            && s.isWhole(owner, group)
            && (s.mortgaged & Board.maskOf(at)) == 0
            && even(at);
    if (!lawful) {
      throw new BadInput("deeds: no such buildings can stand on " + group.text());
    }
  }

  private boolean even(int group) {
    IntSummaryStatistics steps =
        Arrays.stream(Board.deedsOf(group)).map(deed -> s.level[deed]).summaryStatistics();
    return steps.getMax() - steps.getMin() <= 1;
  }
}
