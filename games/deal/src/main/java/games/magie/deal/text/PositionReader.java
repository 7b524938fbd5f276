package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealOption;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.List;
import java.util.Locale;

/// Reads what [PositionWriter] writes. Left out means: nothing there; three plays left; unnamed
/// cards lie undrawn.
final class PositionReader {
  private static final int MOST = 1_000_000;

  /// More than any turn can lead to.
  private static final int MOST_IN_HAND = 18;

  private final DealState s;
  private final Fields in;

  /// The cards that were not named yet, by kind.
  private final int[] undrawn = new int[Card.ALL.length];

  PositionReader(DealState s, Fields in) {
    this.s = s;
    this.in = in;
    for (Card card : Card.ALL) {
      undrawn[card.ordinal()] = card.copies() * s.options.decks();
    }
  }

  DealState read() {
    s.turn = in.take("turn", 1, MOST, 1);
    s.step = in.take("step", 1, Integer.MAX_VALUE, 1);
    s.playsLeft = in.take("plays", 0, DealState.PLAYS, DealState.PLAYS);
    s.still = in.take(Fields.TABLE, "still", "no").equals("yes");
    s.stillTurns = in.take("still-turns", 0, s.seats, 0);
    for (int seat = 0; seat < s.seats; seat++) {
      seat(seat);
    }
    for (String word : words("discard")) {
      s.toDiscard(take(word));
    }
    for (String word : words("under")) {
      if (!s.options.on(DealOption.DISCARD_UNDER_DRAW_PILE)) {
        throw new BadInput("under: cards lie there only with discard-under-draw-pile=on");
      }
      s.under[s.underneath++] = (byte) take(word).ordinal();
    }
    String pending = in.take("pending");
    active(pending);
    if (pending != null) {
      new PendingReader(s, this).read(Words.split(pending));
    }
    over();
    before();
    in.allTaken();
    s.bag.fill(undrawn);
    check();
    return s;
  }

  private List<String> words(String name) {
    String value = in.take(name);
    return value == null || value.equals("-") ? List.of() : Words.split(value);
  }

  private List<String> words(int seat, String name) {
    String value = in.take(seat, name, "-");
    return value.equals("-") ? List.of() : Words.split(value);
  }

  /// A card is named: it is not undrawn any more.
  Card take(String name) {
    Card card = Names.card(name);
    if (undrawn[card.ordinal()]-- == 0) {
      throw new BadInput("'" + name + "' is named more often than the deck has it");
    }
    return card;
  }

  private void seat(int seat) {
    if (in.take(seat, "left", "no").equals("yes")) {
      s.left |= Seats.mask(seat);
    }
    for (String word : words(seat, "hand")) {
      if (s.sides[seat].handSize == MOST_IN_HAND) {
        throw new BadInput("hand: at most " + MOST_IN_HAND + " cards");
      }
      s.toHand(seat, take(word));
    }
    for (String word : words(seat, "bank")) {
      Card card = take(word);
      if (card.property()) {
        throw new BadInput("bank: '" + word + "' is a property");
      }
      s.sides[seat].toBank(card);
    }
    var collection = new CollectionReader(s.collections[seat], this::take);
    for (Colour colour : Colour.AND_LOOSE) {
      collection.read(colour, words(seat, Names.text(colour)));
    }
    boolean empty = s.sides[seat].handSize == 0 && s.worth(seat) == 0;
    if (s.hasLeft(seat) && !(empty && s.collections[seat].owned() == 0)) {
      throw new BadInput("seat " + Seats.letter(seat) + " has left and has no cards");
    }
  }

  private void before() {
    if (in.take("held") != null) {
      throw new BadInput("held: only versions 1 and 2 of deal can read it; now it is 'before'");
    }
    String text = in.take("before");
    if (text != null) {
      new EarlierReader(s).read(text);
    }
  }

  /// The star is for whom we wait, who is active in most cases; `active` names another.
  private void active(@org.jspecify.annotations.Nullable String pending) {
    String named = in.take("active");
    if (Integer.bitCount(in.starred()) > 1) {
      throw new BadInput("only one seat is waited for");
    }
    int starred = in.starred() == 0 ? 0 : Integer.numberOfTrailingZeros(in.starred());
    s.activate(named == null ? starred : Seats.seat(named, s.seats));
    if (pending == null && named != null && in.starred() != 0 && starred != s.active) {
      throw new BadInput("nothing is pending, so we wait for " + named);
    }
  }

  private void over() {
    String over = in.take("over");
    if (over == null) {
      return;
    }
    List<String> words = Words.split(over);
    for (DealState.End end : DealState.End.values()) {
      boolean same = !words.isEmpty() && name(end).equals(words.getFirst());
      if (same && end != DealState.End.NONE) {
        s.end = end;
        s.phase = Phase.OVER;
        boolean won = end == DealState.End.SETS;
        if (words.size() == (won ? 2 : 1)) {
          s.winner = won ? Seats.seat(words.get(1), s.seats) : DealState.NONE;
          return;
        }
      }
    }
    throw new BadInput("over: '" + over + "' should be sets SEAT, stalemate, alone or agreed");
  }

  private static String name(DealState.End end) {
    return end.name().toLowerCase(Locale.ROOT);
  }

  private void check() {
    if (s.phase == Phase.OVER) {
      return;
    }
    int awaited = s.awaited();
    if (in.starred() != 0 && awaited != s.active && starredNeither(awaited)) {
      throw new BadInput("we wait for " + Seats.letter(awaited));
    }
    if (s.hasLeft(awaited) || (s.hasLeft(s.active) && s.phase != Phase.ARRIVE)) {
      throw new BadInput("seat " + Seats.letter(awaited) + " has left and cannot be waited for");
    }
    if (s.players() < 2) {
      throw new BadInput("a game needs two players who have not left");
    }
    // Who has won is looked at when the last card has arrived (D6).
    for (int seat = 0; seat < s.seats && s.phase != Phase.ARRIVE; seat++) {
      boolean counts = seat == s.active || !s.options.on(DealOption.WIN_ON_OWN_TURN_ONLY);
      if (counts && Integer.bitCount(s.collections[seat].sets()) >= s.options.setsToWin()) {
        throw new BadInput("seat " + Seats.letter(seat) + " has won already");
      }
    }
  }

  private boolean starredNeither(int awaited) {
    return (in.starred() & (Seats.mask(awaited) | Seats.mask(s.active))) == 0;
  }

  /// A number of a pending action.
  static int number(String value, String what, int most) {
    return Numbers.parse(value, what, 0, most);
  }
}
