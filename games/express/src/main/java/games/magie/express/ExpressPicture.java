package games.magie.express;

import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.text.WordOf;
import java.util.List;

/// A view as a record, for everything outside the JVM.
///
/// @param phase `first-roll`, `placing`, `freeing` or `over`
/// @param money GO and hotel money of this turn, lost with it
/// @param turnValue what stopping now would score
/// @param unlocked whether the house/hotel die is rolled with the others
/// @param bustWays the next roll ends the turn in `bustWays` of `bustWhole` cases
public record ExpressPicture(
    @WordOf(Phase.class) String phase,
    int active,
    int turn,
    int rolls,
    int target,
    int money,
    int turnValue,
    boolean unlocked,
    int policemen,
    int housesInBank,
    int bustWays,
    int bustWhole,
    List<Player> players,
    List<GroupState> groups,
    List<DieState> dice) {
  public ExpressPicture {
    players = List.copyOf(players);
    groups = List.copyOf(groups);
    dice = List.copyOf(dice);
  }

  /// @param rank 1 is best, 0 while the game goes on
  public record Player(int score, int houses, boolean left, int rank) {}

  /// @param shown the sum on the dice that lie there, a Chance counting nothing
  /// @param chance the number of the Chance die that lies there, 0 for none
  public record GroupState(
      @WordOf(Group.class) String group,
      int squares,
      int faceValue,
      int completeValue,
      boolean complete,
      int shown,
      int chance,
      List<Integer> dice) {
    public GroupState {
      dice = List.copyOf(dice);
    }
  }

  /// @param where `loose`, `aside` (the locked house/hotel die), `jail` or the group it lies on
  /// @param face what it shows, empty before it is rolled
  public record DieState(
      int die,
      @WordOf(
              value = Group.class,
              or = {"loose", "aside", "jail"})
          String where,
      @WordOf(value = Face.class, or = "") String face,
      List<@WordOf(Face.class) String> faces) {
    public DieState {
      faces = List.copyOf(faces);
    }
  }
}
