package games.magie.deal;

import games.magie.deal.rules.Arrival;
import games.magie.deal.rules.Defaults;
import games.magie.deal.rules.Proposal;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.deal.text.PictureMaker;
import games.magie.deal.text.PositionWriter;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;
import java.util.Objects;

/// What a seat may know: its own hand, how many cards the others hold, and everything that lies
/// open. Hands of others and the draw pile have no accessor here (deal.secret.hands).
public final class DealView implements View {
  private final DealState s;
  private final int seat;

  public DealView(DealState s, int seat) {
    this.s = s;
    this.seat = seat;
  }

  public void write(Fields out) {
    new PositionWriter(s, seat).write(out);
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

  /// Who is asked now, -1 for nobody.
  public int awaited() {
    return s.awaited();
  }

  public int turn() {
    return s.turn;
  }

  public int playsLeft() {
    return s.playsLeft;
  }

  public int setsToWin() {
    return s.options.setsToWin();
  }

  public int handLimit() {
    return s.options.handLimit();
  }

  /// What a rent is multiplied by with so many Double the Rent.
  public int rentFactor(int doublers) {
    return s.options.factor(doublers);
  }

  /// How many cards a seat holds.
  public int handSize(int of) {
    return s.sides[of].handSize;
  }

  /// The cards of the own hand, sorted.
  public Card hand(int index) {
    return s.handCard(own(), index);
  }

  /// How many of a card are in the own hand.
  public int inHand(Card card) {
    return s.count(own(), card);
  }

  private int own() {
    if (seat < 0) {
      throw new IllegalStateException("a spectator has no hand");
    }
    return seat;
  }

  public int drawPile() {
    return s.bag.bound() + s.underneath;
  }

  public int discarded() {
    return s.discarded;
  }

  public Card discard(int index) {
    return Card.ALL[s.discard[index]];
  }

  public boolean hasLeft(int of) {
    return s.hasLeft(of);
  }

  public int banked(int of, Card card) {
    return s.sides[of].banked(card);
  }

  public int bankValue(int of) {
    return s.sides[of].bankValue();
  }

  /// Everything with value in front of a seat.
  public int worth(int of) {
    return s.worth(of);
  }

  /// How many cards of a colour a seat has on the table.
  public int count(int of, Colour colour) {
    return s.collections[of].count(colour);
  }

  /// All-colour wilds without a colour.
  public int loose(int of) {
    return s.collections[of].count(Colour.LOOSE);
  }

  public Card card(int of, Colour colour, int index) {
    return s.collections[of].card(colour, index);
  }

  public int piles(int of, Colour colour) {
    return s.collections[of].piles(colour);
  }

  public boolean isSet(int of, Place pile) {
    return s.collections[of].isSet(pile);
  }

  /// The colours of which a seat has a set, as a mask of ordinals.
  public int sets(int of) {
    return s.collections[of].sets();
  }

  /// The rent of the best pile of a colour, buildings included.
  public int rent(int of, Colour colour) {
    return s.collections[of].rent(colour);
  }

  public boolean house(int of, Place pile) {
    return s.collections[of].house(pile);
  }

  public boolean hotel(int of, Place pile) {
    return s.collections[of].hotel(pile);
  }

  // What is pending.

  /// The action in the middle; [#pending] says whether there is one.
  public Card action() {
    return s.pending.action();
  }

  public boolean pending() {
    return s.pending.card != null;
  }

  public int amount() {
    return s.pending.amount;
  }

  /// Who is hit now, -1 for nobody.
  public int victim() {
    return s.pending.victim;
  }

  public int noes() {
    return s.pending.noes;
  }

  /// What the action would take, where it takes one card.
  public Ref wanted() {
    return Objects.requireNonNull(s.pending.wanted);
  }

  /// What is offered for it, where something is.
  public Ref offered() {
    return Objects.requireNonNull(s.pending.offered);
  }

  public boolean isOffered() {
    return s.pending.offered != null;
  }

  /// The colour of the set that the action would take.
  public Colour wantedSet() {
    return Objects.requireNonNull(s.pending.set).colour();
  }

  /// The card that waits for its place.
  public Card arriving() {
    return Arrival.card(s);
  }

  /// The payment that hurts least; empty while no payment is open.
  public java.util.List<Ref> cheapestPayment() {
    return s.phase == Phase.PAY ? Proposal.cheapest(s) : java.util.List.of();
  }

  Phase phase() {
    return s.phase;
  }

  /// That payment as one move.
  DealMove leastPayment() {
    return Defaults.pay(s);
  }

  @Override
  public DealPicture picture() {
    return new PictureMaker(s, seat).picture();
  }
}
