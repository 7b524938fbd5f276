package games.magie.deal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Fields;
import games.magie.kernel.Numbers;
import games.magie.kernel.Seats;
import games.magie.kernel.Words;
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
      if (!s.options.discardUnder()) {
        throw new BadInput("under: cards lie there only with discard-under-draw-pile=on");
      }
      s.under[s.underneath++] = (byte) take(word);
    }
    held();
    String pending = in.take("pending");
    active(pending);
    if (pending != null) {
      new PendingReader(s, this).read(Words.split(pending));
    }
    over();
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
  int take(String name) {
    int card = Names.card(name).ordinal();
    if (undrawn[card]-- == 0) {
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
      int card = take(word);
      if (card >= Card.BANKABLE) {
        throw new BadInput("bank: '" + word + "' is a property");
      }
      s.sides[seat].toBank(card);
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      piles(seat, colour);
    }
    for (String word : words(seat, "loose")) {
      if (take(word) != Card.ANY) {
        throw new BadInput("loose: only " + Card.WILD_ANY.text() + " can lie without a colour");
      }
      Stacking.add(s, seat, Colour.LOOSE, Card.ANY);
    }
    boolean empty = s.sides[seat].handSize == 0 && s.sides[seat].worth() == 0;
    if (s.hasLeft(seat) && !(empty && Piles.count(s, seat, Colour.LOOSE) == 0)) {
      throw new BadInput("seat " + Seats.letter(seat) + " has left and has no cards");
    }
  }

  private void piles(int seat, int colour) {
    String name = Colour.ALL[colour].text();
    int size = Colour.size(colour);
    for (String word : words(seat, name)) {
      int count = Piles.count(s, seat, colour);
      if (word.equals("/")) {
        if (count == 0 || count % size != 0) {
          throw new BadInput(name + ": only the last pile can be incomplete");
        }
      } else if (word.startsWith("+")) {
        build(seat, colour, count / size - 1, take(word.substring(1)));
      } else {
        int card = take(word);
        if (!Card.fits(card, colour)) {
          throw new BadInput(name + ": '" + word + "' is not of this colour");
        }
        Stacking.add(s, seat, colour, card);
      }
    }
    for (int pile = 0; pile < Piles.piles(s, seat, colour); pile++) {
      int height = Piles.height(s, seat, colour, pile);
      if (s.options.wildNeedsCompany() && Piles.onlyWilds(s, seat, colour, pile * size, height)) {
        throw new BadInput(name + ": wild-any needs another kind of card in its pile");
      }
    }
  }

  private void build(int seat, int colour, int pile, int card) {
    Card building = Card.ALL[card];
    if (!(building.effect() instanceof Effect.Building)
        || Piles.hasOpen(s, seat, colour)
        || pile < 0
        || !Buildings.fits(s, seat, building, colour, pile)) {
      throw new BadInput(
          Colour.ALL[colour].text() + ": no " + building.text() + " can stand there");
    }
    Buildings.put(s, seat, building, Ref.place(colour, pile));
  }

  private void held() {
    for (String word : words("held")) {
      try {
        Arrangement.note(s, Long.parseUnsignedLong(word, 16), true);
      } catch (NumberFormatException e) {
        throw new BadInput("held: '" + word + "' is no hexadecimal number");
      }
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
    // The fast list of moves reckons from the last one.
    if (s.heldCount > 0 && s.held[s.heldCount - 1] != Arrangement.now(s)) {
      throw new BadInput("held: the last number is not how the collection lies");
    }
    // Who has won is looked at when the last card has arrived (D6).
    for (int seat = 0; seat < s.seats && s.phase != Phase.ARRIVE; seat++) {
      boolean counts = seat == s.active || !s.options.winOnOwnTurnOnly();
      if (counts && Integer.bitCount(s.sides[seat].sets()) >= s.options.setsToWin()) {
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
