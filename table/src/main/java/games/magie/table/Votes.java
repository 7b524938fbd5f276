package games.magie.table;

import games.magie.kernel.Seats;
import games.magie.table.TableRecord.Kind;
import java.util.List;

/// Who agrees to end the game, as a mask of seats.
final class Votes {
  static final String AGREE = "do agree";
  static final String DISAGREE = "do disagree";

  private Votes() {}

  /// The mask after one more act.
  static int after(int agreed, int seat, String content) {
    return switch (content) {
      case AGREE -> agreed | Seats.mask(seat);
      case DISAGREE -> agreed & ~Seats.mask(seat);
      default -> agreed;
    };
  }

  static int after(List<Write.Act> acts) {
    int agreed = 0;
    for (Write.Act act : acts) {
      agreed = after(agreed, act.seat(), act.content());
    }
    return agreed;
  }

  /// Whether all people who are still there agree; bots have no vote.
  static boolean unanimous(int agreed, TableRecord table) {
    var people =
        table.seats().stream().filter(each -> each.kind() == Kind.PERSON && !each.left()).toList();
    return !people.isEmpty() && people.stream().allMatch(each -> (agreed >> each.seat() & 1) != 0);
  }
}
