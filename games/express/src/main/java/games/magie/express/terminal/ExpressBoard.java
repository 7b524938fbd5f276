package games.magie.express.terminal;

import games.magie.express.ExpressPicture;
import games.magie.express.ExpressPicture.DieState;
import games.magie.express.ExpressPicture.GroupState;
import games.magie.express.ExpressPicture.Player;
import games.magie.express.ExpressView;
import games.magie.kernel.Seats;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Hues;
import games.magie.kernel.terminal.Ink;
import games.magie.kernel.terminal.Ink.Hue;
import games.magie.kernel.terminal.Lines;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The table of Express: scores, the groups with their squares, the jail, the dice, and what a
/// player weighs before rolling again.
public final class ExpressBoard implements Board<ExpressView> {
  private static final int BAR = 28;
  private static final int JAIL_SQUARES = 3;

  private final BoardNames words;
  private final Ink ink;

  public ExpressBoard(BoardNames words, Ink ink) {
    this.words = words;
    this.ink = ink;
  }

  @Override
  public List<String> draw(ExpressView view, List<String> names) {
    ExpressPicture p = view.picture();
    var lines = new ArrayList<String>();
    String roll = p.rolls() == 0 ? "" : " · roll " + p.rolls();
    lines.add(
        ink.bold(
            Lines.rule(
                "Express · turn " + p.turn() + roll, "first to " + words.money(p.target()))));
    for (int seat = 0; seat < p.players().size(); seat++) {
      lines.add(score(p, seat, names.get(seat)));
    }
    if (p.phase().equals("over")) {
      return lines;
    }
    lines.add("");
    int half = p.groups().size() / 2;
    for (int row = 0; row < half; row++) {
      lines.add((" " + Lines.left(group(p, row), 40) + group(p, row + half)).stripTrailing());
    }
    lines.add(" " + Lines.left(jail(p), 40) + houses(p));
    lines.add("");
    lines.addAll(dice(p));
    lines.add("");
    lines.addAll(outlook(p));
    return lines;
  }

  private String score(ExpressPicture p, int seat, String name) {
    Player player = p.players().get(seat);
    boolean active = seat == p.active() && !p.phase().equals("over");
    int sure = cells(player.score(), p.target());
    int hoped = active ? cells(player.score() + p.turnValue(), p.target()) - sure : 0;
    String bar = "█".repeat(sure) + "▒".repeat(hoped) + "░".repeat(BAR - sure - hoped);
    String more =
        player.left()
            ? "left"
            : hoped > 0 || (active && p.turnValue() > 0)
                ? "+" + words.money(p.turnValue()) + "?"
                : "";
    String line =
        "%s %s  %s %s  %s  %s"
            .formatted(
                active ? "▸" : " ",
                Seats.letter(seat),
                Lines.left(name, 20),
                Lines.right(words.money(player.score()), 8),
                bar,
                more)
            .stripTrailing();
    return active ? ink.bold(line) : line;
  }

  private static int cells(int score, int target) {
    return (int) Math.min(BAR, (long) score * BAR / target);
  }

  private String group(ExpressPicture p, int at) {
    GroupState group = p.groups().get(at);
    Hue hue = Hues.of(group.group());
    var squares = new StringBuilder();
    for (int die : group.dice()) {
      squares.append(ink.chip(hue, die == group.chance() ? "[?]" : "[" + die + "]"));
    }
    squares.append("[ ]".repeat(group.squares() - group.dice().size()));
    String value = Lines.right(words.money(group.completeValue()), 6);
    String now =
        group.complete()
            ? ink.good("✓ done")
            : group.shown() == 0
                ? ink.dim(group.faceValue() + "/die")
                : isBest(p, group)
                    ? "+" + words.money(group.shown())
                    : "(" + words.money(group.shown()) + ")";
    return Lines.left(ink.chip(hue, words.text("group." + group.group())), 11)
        + Lines.left(squares.toString(), 12)
        + Lines.right(group.complete() ? ink.good(value) : value, 7)
        + " "
        + now;
  }

  /// Of the unfinished groups only the one that shows most would score, the first of equals.
  private static boolean isBest(ExpressPicture p, GroupState group) {
    Optional<GroupState> best =
        p.groups().stream()
            .filter(each -> !each.complete())
            .max(Comparator.comparingInt(GroupState::shown));
    return best.equals(Optional.of(group));
  }

  private String jail(ExpressPicture p) {
    var squares = new StringBuilder();
    p.dice().stream()
        .filter(die -> die.where().equals("jail"))
        .forEach(die -> squares.append(ink.chip(Hue.VIOLET, "[P]")));
    squares.append("[ ]".repeat(JAIL_SQUARES - p.policemen()));
    String warning = p.policemen() == JAIL_SQUARES - 1 ? ink.bad(" one more!") : "";
    return Lines.left("Jail", 11) + squares + warning;
  }

  private static String houses(ExpressPicture p) {
    int mine = p.players().get(p.active()).houses();
    return Lines.left("Houses", 11) + mine + " here, " + p.housesInBank() + " to take";
  }

  private List<String> dice(ExpressPicture p) {
    List<DieState> loose = p.dice().stream().filter(d -> d.where().equals("loose")).toList();
    if (p.rolls() == 0) {
      return List.of(" Dice       " + loose.size() + " to roll");
    }
    List<String> shown = loose.stream().map(this::die).toList();
    var lines = new ArrayList<String>();
    for (String line : Lines.columns(shown, 14, " ".repeat(12))) {
      lines.add(lines.isEmpty() ? " Dice       " + line.strip() : line);
    }
    return lines.isEmpty() ? List.of(" Dice       none left") : lines;
  }

  private String die(DieState die) {
    String face = die.face().isEmpty() ? "to roll" : words.text("face." + die.face());
    String text = die.die() + " " + face;
    return die.face().isEmpty() ? text : ink.chip(Hues.of(die.face()), text);
  }

  /// What a player weighs: the sure money against the odds.
  private List<String> outlook(ExpressPicture p) {
    var lines = new ArrayList<String>();
    if (p.rolls() > 0) {
      String risky =
          p.money() > 0 ? ", of it " + words.money(p.money()) + " from GO and hotels" : "";
      lines.add(" Stop now   " + ink.bold(words.money(p.turnValue())) + risky);
    }
    String odds =
        "%d in %d".formatted(p.bustWays(), p.bustWhole())
            + String.format(Locale.ROOT, " (%.1f %%)", 100.0 * p.bustWays() / p.bustWhole());
    lines.add(" Roll       " + ink.bold(odds) + " that the third policeman ends the turn");
    return lines;
  }

  @Override
  public Map<String, String> looks() {
    return Map.of("faces", "all faces of every die");
  }

  @Override
  public List<String> look(String word, ExpressView view) {
    return view.picture().dice().stream()
        .map(die ->
            " %2d  %s"
                .formatted(
                    die.die(),
                    String.join(
                        "  ",
                        die.faces().stream()
                            .map(face -> ink.chip(Hues.of(face), words.text("face." + face)))
                            .toList())))
        .toList();
  }
}
