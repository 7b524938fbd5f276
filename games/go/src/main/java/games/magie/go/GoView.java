package games.magie.go;

import games.magie.go.picture.Painter;
import games.magie.go.rules.Pending;
import games.magie.go.rules.Secrets;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.go.text.PositionWriter;
import games.magie.kernel.Seats;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;

/// What one seat may know: all boards, the tray, its own tiles and dial, of the others' tiles only
/// how many (option `open-tiles`: all), of their dials only whether they are set.
public final class GoView implements View {
  private final GoState s;
  private final int seat;

  public GoView(GoState s, int seat) {
    this.s = s;
    this.seat = seat;
  }

  /// The position as this seat may know it.
  public void write(Fields out) {
    PositionWriter.write(s, seat, out);
  }

  /// Whether the attacks wait for this seat to use its kept tiles or to pass.
  public boolean asksForTiles() {
    return seat >= 0 && s.phase == Phase.WINDOW && awaited(seat);
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

  public int round() {
    return s.round;
  }

  public int roller() {
    return s.roller;
  }

  public boolean plays(int player) {
    return s.plays(player);
  }

  /// Whom the running attack is against; of use only while there is one.
  public int target() {
    return s.target;
  }

  /// Who attacks, chooses a board or may activate a Mega Shut Down; of use only then.
  public int actor() {
    return s.actor;
  }

  /// The colour that the running Shut Down named; of use only while there is one.
  public Colour named() {
    return s.named;
  }

  public Layout layout() {
    return s.options.layout();
  }

  public int at(int player) {
    return s.at[player];
  }

  public int tracker() {
    return s.options.tracker();
  }

  public int marker(int player) {
    return s.marker[player];
  }

  public int tray(Colour colour) {
    return s.tray(colour);
  }

  public int height(int player, Colour colour) {
    return s.height(player, colour);
  }

  /// The Build square where a colour is stacked, 0 for none.
  public int square(int player, Colour colour) {
    return s.square(player, colour);
  }

  public int freeSquares(int player) {
    return Integer.bitCount(s.free[player]);
  }

  public int blocks(int player) {
    return s.blocks[player];
  }

  /// How many tiles a player keeps.
  public int tiles(int player) {
    return s.tiles[player];
  }

  /// How many tiles of a kind a player keeps, or -1 where this seat may not know.
  public int held(int player, Tile tile) {
    return new Secrets(s, seat).seesTiles(player) ? s.held(player, tile) : -1;
  }

  /// Whether the kinds of all kept tiles are known to everybody.
  public boolean openTiles() {
    return s.options.openTiles();
  }

  public int discarded(Tile tile) {
    return s.discards[tile.ordinal()];
  }

  /// How many attacks of a player wait for their turn.
  public int attacks(int player) {
    return Attack.count(s.attacks[player]);
  }

  /// Whether a player has set a dial of the running Bank Heist.
  public boolean dialSet(int player) {
    return s.dial[player] != GoState.NONE;
  }

  public boolean awaited(int player) {
    return (Pending.awaited(s) & Seats.mask(player)) != 0;
  }

  @Override
  public GoPicture picture() {
    return Painter.of(s, seat);
  }
}
