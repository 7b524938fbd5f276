package games.magie.go.rules;

import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.Tile;
import games.magie.go.table.Conservation;
import games.magie.go.table.GoState;
import games.magie.go.table.Lots;
import games.magie.go.table.Phase;
import games.magie.kernel.Invariants;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Blocks and tiles add up; tiles and dials are secret.
public final class GoInvariants implements Invariants<GoState, GoMove> {
  private final Go game;

  public GoInvariants(Go game) {
    this.game = game;
  }

  @Override
  public void conserved(GoState s) {
    Conservation.check(s);
  }

  @Override
  public @Nullable GoState otherSecrets(
      GoState s, Settings settings, int seats, int seat, Seeded random) {
    var fields = new Fields();
    game.notation().position(s, fields);
    return OtherSecrets.swap(fields, settings, seats, seat, random)
        ? game.notation().position(settings, seats, fields)
        : null;
  }

  @Override
  public boolean sealed(GoState s, int seat, GoMove move) {
    return move instanceof GoMove.Dial;
  }

  /// Tiles that can only be of one kind: the hidden ones that may be kept are all alike, or only
  /// money bags, which nobody keeps, lie face down.
  @Override
  public boolean onlyOneValue(GoState s, int seat, String field) {
    boolean onlyBags = Lots.sum(s.faceDown) == s.faceDown[Tile.MONEY_BAG.ordinal()];
    if (field.equals("face-down") && onlyBags) {
      return true;
    }
    return !field.endsWith("dial") && OtherSecrets.alike(s, seat);
  }

  @Override
  public List<String> possessions() {
    return List.of("build", "tiles", "marker", "at", "face-down", "discards");
  }

  @Override
  public boolean quiet(GoState s) {
    return (s.phase == Phase.BEFORE || s.phase == Phase.WINDOW)
        && (s.busy | s.claiming | s.attacking) == 0;
  }
}
