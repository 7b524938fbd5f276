package games.magie.express;

import games.magie.express.picture.Odds;
import games.magie.express.picture.Painter;
import games.magie.express.rules.Scoring;
import games.magie.express.rules.TurnFlow;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;
import games.magie.express.text.PositionWriter;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;

/// What a player sees: everything, for nothing is hidden in this game. The seat is kept because the
/// text of a view says whose it is.
public final class ExpressView implements View {
  private final ExpressState s;
  private final int seat;

  public ExpressView(ExpressState s, int seat) {
    this.s = s;
    this.seat = seat;
  }

  /// The position, and what a program that plays would otherwise have to work out.
  public void write(Fields out) {
    PositionWriter.write(s, out);
    out.put("worth", turnValue());
    out.put("bust", bustWays() + "/" + bustWhole());
    PositionWriter.faces(s, out);
  }

  /// Whose view this is; -1 for a spectator.
  public int seat() {
    return seat;
  }

  public int seats() {
    return s.seats;
  }

  public boolean over() {
    return s.phase == Phase.OVER;
  }

  public int active() {
    return s.active;
  }

  /// Turns begun so far, the running one included.
  public int turn() {
    return s.turn;
  }

  /// Rolls made in this turn.
  public int rolls() {
    return s.rolls;
  }

  public int target() {
    return s.options.target();
  }

  /// Whether all players finish the round in which one reaches the target.
  public boolean equalTurns() {
    return s.options.equalTurns();
  }

  /// Whether the running turn is the last of its round.
  public boolean lastOfRound() {
    return TurnFlow.lastOfRound(s);
  }

  public int score(int seat) {
    return s.score[seat];
  }

  public int houses(int seat) {
    return s.houses[seat];
  }

  public int housesInBank() {
    return s.housesInBank();
  }

  public boolean hasLeft(int seat) {
    return s.hasLeft(seat);
  }

  public int policemen() {
    return s.policemen;
  }

  /// How many faces of a Go to Jail die show a policeman.
  public int policemanFaces() {
    return s.options.policemanFaces();
  }

  /// What stopping now would score.
  public int turnValue() {
    return Scoring.turnValue(s);
  }

  public int squares(int group) {
    return s.options.squares(group);
  }

  /// Dice on a group, a Chance included.
  public int filled(int group) {
    return s.options.squares(group) - s.empty[group];
  }

  /// Squares of a group without a die.
  public int empty(int group) {
    return s.empty[group];
  }

  /// The sum shown on the dice of a group; a Chance shows nothing.
  public int shown(int group) {
    return s.shown[group];
  }

  public boolean complete(int group) {
    return (s.complete >> group & 1) != 0;
  }

  /// The groups on which a die lies, as a mask.
  public int occupied() {
    return s.occupied;
  }

  /// What the complete groups score.
  public int completeValue() {
    return Scoring.completeValue(s.complete);
  }

  public boolean hasChance(int group) {
    return (s.withChance >> group & 1) != 0;
  }

  /// Whether the house/hotel die is rolled with the others.
  public boolean unlocked() {
    return s.unlocked();
  }

  /// Whether a die will be rolled with the next roll, and so what lies there now is not placed.
  public boolean loose(int die) {
    return s.loose(die);
  }

  /// The dice of the next roll as a mask; die number `n` is bit `n`.
  public int looseDice() {
    return s.looseDice();
  }

  /// The ordinal of the [Face] that a die shows, or -1.
  public int face(int die) {
    return s.face[die];
  }

  public Die die(int number) {
    return s.options.die(number);
  }

  /// The chance that the next roll ends the turn is `bustWays / bustWhole`.
  public int bustWays() {
    return Odds.bust(s);
  }

  public int bustWhole() {
    return Odds.whole(s);
  }

  @Override
  public ExpressPicture picture() {
    return Painter.paint(this, s);
  }
}
