package games.magie.deal.terminal;

import games.magie.deal.DealPicture;
import games.magie.deal.DealPicture.Pending;
import games.magie.deal.DealPicture.Pile;
import games.magie.deal.DealPicture.Player;
import games.magie.deal.DealView;
import games.magie.kernel.Seats;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Hues;
import games.magie.kernel.terminal.Ink;
import games.magie.kernel.terminal.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The table of Deal: everybody's bank and collection, the piles in the middle, what is pending,
/// and the own hand. Other hands are a number of cards.
public final class DealBoard implements Board<DealView> {
  private final BoardNames words;
  private final Ink ink;

  public DealBoard(BoardNames words, Ink ink) {
    this.words = words;
    this.ink = ink;
  }

  @Override
  public List<String> draw(DealView view, List<String> names) {
    DealPicture p = view.picture();
    var lines = new ArrayList<String>();
    String plays = p.phase().equals("over") ? "" : " · plays left " + p.playsLeft();
    String goal = p.setsToWin() + " sets win";
    lines.add(ink.bold(Lines.rule("Deal · turn " + p.turn() + plays, goal)));
    lines.add(" Draw pile " + p.draw() + " · discard pile " + discard(p));
    for (int seat = 0; seat < p.players().size(); seat++) {
      lines.add("");
      player(p, seat, names.get(seat), lines);
    }
    if (!p.pending().card().isEmpty()) {
      lines.add("");
      lines.add(" Pending    " + pending(p.pending(), names));
    }
    if (view.seat() >= 0) {
      lines.add("");
      String hand = String.join(", ", p.hand().stream().map(this::card).toList());
      lines.addAll(label("Your hand", hand.isEmpty() ? "empty" : hand));
    }
    if (!p.cheapest().isEmpty()) {
      lines.addAll(label("Cheapest", "pay " + String.join(" ", p.cheapest())));
    }
    return lines;
  }

  private String card(String card) {
    return words.text("card." + card).replace(' ', '\u00a0');
  }

  private String discard(DealPicture p) {
    return p.discard().isEmpty()
        ? "empty"
        : p.discard().size() + ", on top " + words.text("card." + p.discard().getLast());
  }

  private void player(DealPicture p, int seat, String name, List<String> lines) {
    Player player = p.players().get(seat);
    boolean active = seat == p.active() && !p.phase().equals("over");
    String state =
        player.left()
            ? "left"
            : player.cards() + " in hand · " + player.sets() + " of " + p.setsToWin() + " sets";
    String line = (active ? "▸ " : "  ") + Seats.letter(seat) + "  " + Lines.left(name, 20) + state;
    lines.add(active ? ink.bold(line) : line);
    if (player.left()) {
      return;
    }
    String bank = String.join(", ", player.bank().stream().map(this::card).toList());
    lines.addAll(label("  Bank", player.bankValue() + "M" + (bank.isEmpty() ? "" : ": " + bank)));
    for (Pile pile : player.piles()) {
      lines.addAll(label("  " + title(pile), pile(pile)));
    }
  }

  private String title(Pile pile) {
    return pile.colour().isEmpty()
        ? "No colour"
        : ink.chip(Hues.of(pile.colour()), words.text("colour." + pile.colour()));
  }

  private String pile(Pile pile) {
    String cards = String.join(", ", pile.cards().stream().map(this::card).toList());
    String buildings = (pile.house() ? " + House" : "") + (pile.hotel() ? " + Hotel" : "");
    String progress = pile.size() == 0 ? "" : pile.cards().size() + "/" + pile.size() + " ";
    String rent = pile.size() == 0 ? "" : " · rent " + pile.rent() + "M";
    return (pile.set() ? ink.good("✓ ") : "") + progress + cards + buildings + rent;
  }

  private String pending(Pending pending, List<String> names) {
    var text = new StringBuilder(words.text("card." + pending.card()));
    if (pending.amount() > 0) {
      text.append(", ").append(pending.amount()).append('M');
    }
    if (pending.victim() >= 0) {
      text.append(" from ").append(names.get(pending.victim()));
    }
    if (!pending.take().isEmpty()) {
      text.append(", takes ").append(pending.take());
    }
    if (!pending.give().isEmpty()) {
      text.append(", gives ").append(pending.give());
    }
    if (!pending.items().isEmpty()) {
      text.append(": ").append(String.join(" ", pending.items()));
    }
    return text.toString();
  }

  private static List<String> label(String label, String text) {
    var lines = new ArrayList<String>();
    for (String line : Lines.wrap(text, " ".repeat(14))) {
      lines.add(lines.isEmpty() ? Lines.left(" " + label, 14) + line.strip() : line);
    }
    return lines;
  }

  @Override
  public Map<String, String> looks() {
    return Map.of("discards", "the open discard pile");
  }

  @Override
  public List<String> look(String word, DealView view) {
    List<String> cards = view.picture().discard().stream().map(this::card).toList();
    return label("Discarded", cards.isEmpty() ? "nothing" : String.join(", ", cards));
  }
}
