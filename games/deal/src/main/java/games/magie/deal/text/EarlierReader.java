package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealOption;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Earlier;
import games.magie.deal.table.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Words;
import java.util.List;

/// Reads how the active player's collection lay since the last play: going back from how it lies
/// now, each arrangement is the one after it with some colours laid otherwise.
final class EarlierReader {
  /// More than anybody will ever rearrange between two plays.
  private static final int MOST = 10_000;

  private final DealState s;

  /// Its active player's collection goes back arrangement by arrangement.
  private final DealState lying;

  EarlierReader(DealState s) {
    this.s = s;
    this.lying = s.copy();
  }

  void read(String text) {
    if (s.phase != Phase.PLAY && s.phase != Phase.LIFT && s.phase != Phase.DISCARD) {
      throw new BadInput("before: only between two plays");
    }
    Earlier back = lying.earlier;
    back.note(lying);
    for (String arrangement : text.split(";", -1)) {
      if (back.count() > MOST) {
        throw new BadInput("before: more than " + MOST + " arrangements");
      }
      for (String colour : arrangement.split(",", -1)) {
        relay(Words.split(colour));
      }
      if (!sameCards()) {
        throw new BadInput(
            "before: '" + arrangement.strip() + "' should move cards that lie there now");
      }
      if (back.has(Arrangement.now(lying))) {
        throw new BadInput("before: '" + arrangement.strip() + "' lay so twice");
      }
      back.note(lying);
    }
    for (int entry = back.count() - 1; entry >= 0; entry--) {
      s.earlier.note(back, entry);
    }
  }

  /// Lays a colour, the first of some words, with the cards that follow it.
  private void relay(List<String> words) {
    if (words.size() < 2) {
      throw new BadInput("before: each colour needs its cards, or '" + Fields.NONE + "' for none");
    }
    Colour colour = Names.colourOrLoose(words.getFirst());
    lying.own.clear(colour);
    List<String> cards = words.subList(1, words.size());
    if (!cards.equals(List.of(Fields.NONE))) {
      new CollectionReader(lying.own, this::card).read(colour, cards);
    }
  }

  private Card card(String name) {
    Card card = Names.card(name);
    if (!card.property() && !s.options.on(DealOption.BUILDINGS_MOVABLE)) {
      throw new BadInput("before: buildings do not move");
    }
    return card;
  }

  private boolean sameCards() {
    var count = new int[Card.ALL.length];
    for (Colour colour : Colour.AND_LOOSE) {
      for (int at = s.own.count(colour) - 1; at >= 0; at--) {
        count[s.own.card(colour, at).ordinal()]++;
      }
      for (int at = lying.own.count(colour) - 1; at >= 0; at--) {
        count[lying.own.card(colour, at).ordinal()]--;
      }
    }
    for (int left : count) {
      if (left != 0) {
        return false;
      }
    }
    return true;
  }
}
