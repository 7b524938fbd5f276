package games.magie.go.terminal;

import games.magie.go.GoPicture;
import games.magie.go.GoPicture.Player;
import games.magie.go.GoPicture.Stack;
import games.magie.go.GoView;
import games.magie.kernel.Seats;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Hues;
import games.magie.kernel.terminal.Ink;
import games.magie.kernel.terminal.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// All mini boards at once: for each player the Build squares, where the token stands, the marker
/// and the tiles; then the tray.
public final class GoBoard implements Board<GoView> {
  private static final int SQUARE = 15;

  private static final String ASSUMED =
      "The order of the spaces (type: spaces), the mix of the tiles and the length of the tracker"
          + " are our assumption: the rulebook shows them in pictures only.";

  private final BoardNames words;
  private final Ink ink;

  public GoBoard(BoardNames words, Ink ink) {
    this.words = words;
    this.ink = ink;
  }

  @Override
  public List<String> draw(GoView view, List<String> names) {
    GoPicture p = view.picture();
    var lines = new ArrayList<String>();
    lines.add(ink.bold(Lines.rule("GO! · round " + p.round(), "four of a colour win")));
    for (int seat = 0; seat < p.players().size(); seat++) {
      lines.addAll(player(p, seat, names.get(seat)));
    }
    lines.add("");
    lines.addAll(Lines.wrap("Tray   " + blocks(p.tray()), " "));
    String discards = p.discards().isEmpty() ? "none" : tiles(p.discards());
    lines.addAll(
        Lines.wrap("Tiles  " + p.faceDown().size() + " face down, used: " + discards, " "));
    if (p.phase().equals("board")) {
      lines.addAll(Lines.wrap(ASSUMED, " "));
    }
    return lines;
  }

  private List<String> player(GoPicture p, int seat, String name) {
    Player player = p.players().get(seat);
    boolean awaited = p.awaited().contains(seat);
    String head =
        "%s %s  %s  %s"
            .formatted(
                awaited ? "▸" : " ", Seats.letter(seat), Lines.left(name, 16), where(p, player));
    var lines = new ArrayList<String>();
    lines.add(awaited ? ink.bold(head) : head);
    if (!player.left()) {
      var squares = new StringBuilder("     ");
      for (Stack stack : player.build()) {
        squares.append(square(stack)).append(' ');
      }
      lines.add(squares.toString().stripTrailing());
      lines.add("     " + extras(p, player));
    }
    return lines;
  }

  private String where(GoPicture p, Player player) {
    if (player.left()) {
      return "left";
    }
    if (player.side().equals("-")) {
      return "no board yet";
    }
    String space = words.text("space." + p.spaces().get(player.at()));
    String jail =
        switch (player.jail()) {
          case "next" -> "In Jail, skips the next round";
          case "skips" -> "In Jail, skips this round";
          default -> space;
        };
    return words.text("side." + player.side()) + ", on " + jail;
  }

  private String square(Stack stack) {
    if (stack.height() == 0) {
      return "[" + " ".repeat(SQUARE) + "]";
    }
    String text = "■".repeat(stack.height()) + " " + words.text("colour." + stack.colour());
    return "[" + ink.chip(Hues.of(stack.colour()), Lines.left(text, SQUARE)) + "]";
  }

  private String extras(GoPicture p, Player player) {
    var parts = new ArrayList<String>();
    parts.add("marker " + "●".repeat(player.marker()) + "○".repeat(p.tracker() - player.marker()));
    if (!player.tiles().isEmpty()) {
      parts.add("keeps " + tiles(player.tiles()));
    }
    for (String attack : player.attacks()) {
      parts.add(words.text("attack." + attack) + " to come");
    }
    if (!player.claim().equals("-")) {
      parts.add("reaches for " + words.text("colour." + player.claim()));
    }
    if (!player.dial().equals("-")) {
      parts.add("dial set");
    }
    return String.join(" · ", parts);
  }

  private String blocks(List<Stack> stacks) {
    var parts = new ArrayList<String>();
    for (Stack stack : stacks) {
      String text = words.text("colour." + stack.colour()) + "\u00a0" + stack.height();
      parts.add(ink.chip(Hues.of(stack.colour()), text));
    }
    return String.join("  ", parts);
  }

  /// `Shield ×2, Tycoon`; unknown ones are tiles.
  private String tiles(List<String> tiles) {
    Map<String, Integer> counts = new TreeMap<>();
    tiles.forEach(tile -> counts.merge(tile, 1, Integer::sum));
    var parts = new ArrayList<String>();
    counts.forEach((tile, count) -> {
      boolean hidden = tile.equals("?");
      String name = hidden ? (count == 1 ? "tile" : "tiles") : words.text("tile." + tile);
      parts.add(hidden ? count + " " + name : count == 1 ? name : name + " ×" + count);
    });
    return String.join(", ", parts);
  }

  @Override
  public Map<String, String> looks() {
    return Map.of("spaces", "all spaces of a board, in order");
  }

  @Override
  public List<String> look(String word, GoView view) {
    var names = new ArrayList<String>();
    for (String space : view.picture().spaces()) {
      names.add(names.size() + "\u00a0" + words.text("space." + space));
    }
    String said = String.join(", ", names);
    return Lines.wrap(said + ". The order is our assumption: no text names it.", " ");
  }

  /// Kept tiles, and a dial that is being set.
  @Override
  public boolean secret(GoView view) {
    GoPicture p = view.picture();
    Player me = p.players().get(view.seat());
    boolean dials = p.phase().equals("dials");
    return dials || (!me.tiles().isEmpty() && !view.openTiles());
  }
}
