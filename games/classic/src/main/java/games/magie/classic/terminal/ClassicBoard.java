package games.magie.classic.terminal;

import games.magie.classic.ClassicPicture;
import games.magie.classic.ClassicPicture.Bidding;
import games.magie.classic.ClassicPicture.Offered;
import games.magie.classic.ClassicPicture.Owed;
import games.magie.classic.ClassicPicture.Player;
import games.magie.classic.ClassicPicture.Property;
import games.magie.classic.ClassicView;
import games.magie.classic.Group;
import games.magie.classic.Phase;
import games.magie.classic.Space;
import games.magie.kernel.Seats;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Hues;
import games.magie.kernel.terminal.Ink;
import games.magie.kernel.terminal.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The classic board as a table: players, the properties group by group with owner, buildings and
/// rent, and what is open.
public final class ClassicBoard implements Board<ClassicView> {
  private static final int NAME = 15;
  private static final int CELL = 23;
  private static final int RAILROAD_CELL = 17;

  /// What is too many to be listed.
  private static final List<String> DEALS =
      List.of(
          "  bid 120                               any amount above the last bid",
          "  offer B give reading+50 get baltic    to player B: deeds, money, jail cards",
          "  offer B give chance-card get 40       chance-card, chest-card",
          "  counter 1 give 80 get reading         in answer to offer 1; accept 1, refuse 1",
          "  sell-down green 3 3 4                 a group with a hotel, to so many houses");

  private final BoardNames words;
  private final Ink ink;

  public ClassicBoard(BoardNames words, Ink ink) {
    this.words = words;
    this.ink = ink;
  }

  @Override
  public List<String> draw(ClassicView view, List<String> names) {
    ClassicPicture p = view.picture();
    var lines = new ArrayList<String>();
    String bank = "bank: %s, %s".formatted(count("house", p.houses()), count("hotel", p.hotels()));
    String time =
        p.lastTurn()
            ? " · last turn"
            : p.minutesLeft() > 0 ? " · " + p.minutesLeft() + " min left" : "";
    lines.add(ink.bold(Lines.rule("Round " + p.round() + " · turn " + p.turn() + time, bank)));
    for (int seat = 0; seat < p.players().size(); seat++) {
      lines.add(player(p, seat, names.get(seat)));
    }
    lines.add("");
    for (Group group : Group.values()) {
      lines.add(group(p, group));
    }
    List<String> open = open(p, names);
    if (!open.isEmpty()) {
      lines.add("");
      lines.addAll(open);
    }
    return lines;
  }

  /// In the words of the theme: `a house` gives `12 × a house`.
  private String count(String building, int count) {
    return count + " × " + words.text("item." + building).replaceFirst("^an? ", "");
  }

  private String player(ClassicPicture p, int seat, String name) {
    Player player = p.players().get(seat);
    boolean active = seat == p.active() && !p.phase().equals("over");
    String where =
        player.out()
            ? "out"
            : player.jailed()
                ? "in jail, " + player.failedRolls() + " of 3 rolls"
                : words.text("space." + player.space())
                    + (player.space().equals(Space.JAIL.text()) ? ", visiting" : "");
    String cards = "⚿".repeat(player.cards().size());
    String line =
        "%s %s  %s %s  %s %s %s"
            .formatted(
                active ? "▸" : " ",
                Seats.letter(seat),
                Lines.left(cut(name, NAME), NAME),
                Lines.right(words.money(player.cash()), 8),
                Lines.left(where, 24),
                ink.dim("worth " + words.money(player.worth())),
                cards)
            .stripTrailing();
    return active ? ink.bold(line) : line;
  }

  private String group(ClassicPicture p, Group group) {
    var line = new StringBuilder(" ");
    line.append(Lines.left(words.text("group." + group.text()), 11));
    for (Property property : p.properties()) {
      if (property.group().equals(group.text())) {
        line.append(
            Lines.left(property(property, group), group == Group.RAILROAD ? RAILROAD_CELL : CELL));
      }
    }
    return line.toString().stripTrailing();
  }

  private String property(Property property, Group group) {
    int width = group == Group.RAILROAD ? 8 : 13;
    String name = cut(words.text("space." + property.deed()), width);
    String chip = ink.chip(Hues.of(group.text()), Lines.left(name, width));
    if (property.owner() < 0) {
      return chip + ink.dim(" " + words.money(property.price()));
    }
    String state = property.mortgaged() ? "m" : buildings(property);
    String owner = chip + " " + Seats.letter(property.owner()) + state;
    return property.mortgaged()
        ? owner
        : owner + (group == Group.UTILITY ? " ×" : " $") + property.earns();
  }

  private static String buildings(Property property) {
    return property.level() == 0 ? "" : property.level() > 4 ? "H" : "" + property.level();
  }

  /// A name much too long loses its last words, which are the common ones: `Baltic Avenue`.
  private static String cut(String text, int width) {
    int space = text.lastIndexOf(' ');
    if (text.length() > width + 2 && space > 0) {
      return cut(text.substring(0, space), width);
    }
    return text.length() <= width ? text : text.substring(0, width - 1) + "…";
  }

  /// What waits for an answer.
  private List<String> open(ClassicPicture p, List<String> names) {
    var lines = new ArrayList<String>();
    if (p.phase().equals("buy")) {
      String space = p.players().get(p.active()).space();
      lines.add(" For sale: " + words.text("space." + space) + ", " + price(p, space));
    }
    for (Bidding auction : p.auction()) {
      String lot = words.items(auction.lot());
      lines.add(
          auction.bidder() < 0
              ? " Auction: %s, from %s".formatted(lot, words.money(auction.least()))
              : " Auction: %s, %s of %s"
                  .formatted(lot, words.money(auction.high()), names.get(auction.bidder())));
    }
    for (Owed debt : p.debts()) {
      String to =
          debt.creditors().isEmpty()
              ? words.text("party.bank")
              : String.join(", ", debt.creditors().stream().map(names::get).toList());
      lines.add(
          " Debt: %s owes %s %s and can raise %s"
              .formatted(
                  names.get(debt.debtor()),
                  to,
                  ink.bad(words.money(debt.amount())),
                  words.money(p.players().get(debt.debtor()).raisable())));
    }
    for (Offered offer : p.offers()) {
      lines.add(" " + inWords(offer, names));
      offer.changes().forEach(change -> lines.add("   " + change(change, names)));
    }
    p.claims()
        .forEach(claim ->
            lines.add(
                " Rent to ask for: %s, %s"
                    .formatted(names.get(claim.owner()), words.text("space." + claim.deed()))));
    return lines;
  }

  private String inWords(Offered offer, List<String> names) {
    String code = offer.terms().contains(" settle ") ? "offered-to-settle" : "offered";
    String event =
        "%s %d %s %s %s"
            .formatted(
                code,
                offer.number(),
                Seats.letter(offer.from()),
                Seats.letter(offer.to()),
                offer.terms());
    return words.event(event, names);
  }

  private String change(ClassicPicture.Change change, List<String> names) {
    String groups =
        change.wholeBefore().equals(change.wholeAfter())
            ? ""
            : ", whole groups: " + String.join(" ", change.wholeAfter());
    String interest = change.interest() == 0 ? "" : ", interest " + words.money(change.interest());
    return "%s: worth %s → %s, rents %s → %s%s%s"
        .formatted(
            names.get(change.seat()),
            words.money(change.worthBefore()),
            words.money(change.worthAfter()),
            words.money(change.rentBefore()),
            words.money(change.rentAfter()),
            groups,
            interest);
  }

  private String price(ClassicPicture p, String deed) {
    return p.properties().stream()
        .filter(property -> property.deed().equals(deed))
        .map(property -> words.money(property.price()))
        .findFirst()
        .orElse("");
  }

  @Override
  public Map<String, String> looks() {
    return Map.of(
        "deals",
        "how to offer, counter and bid",
        "deeds",
        "the ids of all deeds",
        "odds",
        "where the next roll may lead");
  }

  @Override
  public List<String> look(String word, ClassicView view) {
    if (word.equals("deals")) {
      return DEALS;
    }
    ClassicPicture p = view.picture();
    var items = new ArrayList<String>();
    if (word.equals("deeds")) {
      for (Property property : p.properties()) {
        String name = words.text("space." + property.deed());
        items.add("%s = %s".formatted(property.deed(), name));
      }
    } else {
      for (Space space : Space.values()) {
        int cases = p.landing().get(space.ordinal());
        if (cases > 0) {
          String share = String.format(Locale.ROOT, "%4.1f %%", 100.0 * cases / 36);
          items.add(share + " " + words.text("space." + space.text()));
        }
      }
    }
    return Lines.columns(items, 30, "  ");
  }

  /// Wishes in a building shortage are said in secret.
  @Override
  public boolean secret(ClassicView view) {
    return view.phase() == Phase.WISHES;
  }
}
