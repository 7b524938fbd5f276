package games.magie.classic;

import games.magie.kernel.BadInput;
import java.util.List;

/// The cards of both decks. The rulebooks do not print them: these are the effects of the decks
/// that have been in use since 2008, in our words.
public enum Card {
  CHANCE_GO(Deck.CHANCE, "chance-go", new Effect.MoveTo(Space.GO)),
  CHANCE_ILLINOIS(Deck.CHANCE, "chance-illinois", new Effect.MoveTo(Space.ILLINOIS)),
  CHANCE_ST_CHARLES(Deck.CHANCE, "chance-st-charles", new Effect.MoveTo(Space.ST_CHARLES)),
  CHANCE_READING(Deck.CHANCE, "chance-reading", new Effect.MoveTo(Space.READING)),
  CHANCE_BOARDWALK(Deck.CHANCE, "chance-boardwalk", new Effect.MoveTo(Space.BOARDWALK)),
  CHANCE_RAILROAD_1(Deck.CHANCE, "chance-railroad-1", new Effect.Nearest(Group.RAILROAD)),
  CHANCE_RAILROAD_2(Deck.CHANCE, "chance-railroad-2", new Effect.Nearest(Group.RAILROAD)),
  CHANCE_UTILITY(Deck.CHANCE, "chance-utility", new Effect.Nearest(Group.UTILITY)),
  CHANCE_BACK(Deck.CHANCE, "chance-back", new Effect.Back(3)),
  CHANCE_JAIL(Deck.CHANCE, "chance-jail", new Effect.ToJail()),
  CHANCE_FREE(Deck.CHANCE, "chance-free", new Effect.Keep()),
  CHANCE_DIVIDEND(Deck.CHANCE, "chance-dividend", new Effect.FromBank(50)),
  CHANCE_LOAN(Deck.CHANCE, "chance-loan", new Effect.FromBank(150)),
  CHANCE_FINE(Deck.CHANCE, "chance-fine", new Effect.ToBank(15)),
  CHANCE_CHAIRMAN(Deck.CHANCE, "chance-chairman", new Effect.ToEach(50)),
  CHANCE_REPAIRS(Deck.CHANCE, "chance-repairs", new Effect.Repairs(25, 100)),
  CHEST_GO(Deck.CHEST, "chest-go", new Effect.MoveTo(Space.GO)),
  CHEST_BANK_ERROR(Deck.CHEST, "chest-bank-error", new Effect.FromBank(200)),
  CHEST_DOCTOR(Deck.CHEST, "chest-doctor", new Effect.ToBank(50)),
  CHEST_STOCK(Deck.CHEST, "chest-stock", new Effect.FromBank(50)),
  CHEST_FREE(Deck.CHEST, "chest-free", new Effect.Keep()),
  CHEST_JAIL(Deck.CHEST, "chest-jail", new Effect.ToJail()),
  CHEST_BIRTHDAY(Deck.CHEST, "chest-birthday", new Effect.FromEach(10)),
  CHEST_HOLIDAY(Deck.CHEST, "chest-holiday", new Effect.FromBank(100)),
  CHEST_TAX_REFUND(Deck.CHEST, "chest-tax-refund", new Effect.FromBank(20)),
  CHEST_INSURANCE(Deck.CHEST, "chest-insurance", new Effect.FromBank(100)),
  CHEST_HOSPITAL(Deck.CHEST, "chest-hospital", new Effect.ToBank(100)),
  CHEST_SCHOOL(Deck.CHEST, "chest-school", new Effect.ToBank(50)),
  CHEST_SERVICES(Deck.CHEST, "chest-services", new Effect.FromBank(25)),
  CHEST_STREET_REPAIRS(Deck.CHEST, "chest-street-repairs", new Effect.Repairs(40, 115)),
  CHEST_BEAUTY(Deck.CHEST, "chest-beauty", new Effect.FromBank(10)),
  CHEST_INHERITANCE(Deck.CHEST, "chest-inheritance", new Effect.FromBank(100));

  private static final List<Card> ALL = List.of(values());

  /// By the ordinal of the deck.
  private static final List<List<Card>> OF_DECK = Deck.ALL.stream().map(Card::cards).toList();

  private static final List<Card> KEPT = Deck.ALL.stream().map(Card::onlyKept).toList();

  private final Deck deck;
  private final String text;

  @SuppressWarnings("ImmutableEnumChecker") // records of values
  private final Effect effect;

  Card(Deck deck, String text, Effect effect) {
    this.deck = deck;
    this.text = text;
    this.effect = effect;
  }

  public Deck deck() {
    return deck;
  }

  public String text() {
    return text;
  }

  public Effect effect() {
    return effect;
  }

  static List<Card> of(Deck deck) {
    return OF_DECK.get(deck.ordinal());
  }

  private static List<Card> cards(Deck deck) {
    return ALL.stream().filter(card -> card.deck == deck).toList();
  }

  /// The card of a deck that gets its holder out of jail.
  public static Card keep(Deck deck) {
    return KEPT.get(deck.ordinal());
  }

  /// Who holds it is kept by deck, so a deck has exactly one.
  private static Card onlyKept(Deck deck) {
    List<Card> kept =
        cards(deck).stream().filter(card -> card.effect instanceof Effect.Keep).toList();
    if (kept.size() != 1) {
      throw new IllegalStateException(
          "%s: one card of a deck is kept, not %d".formatted(deck.text(), kept.size()));
    }
    return kept.getFirst();
  }

  public static Card of(String text) {
    for (Card card : ALL) {
      if (card.text.equals(text)) {
        return card;
      }
    }
    throw new BadInput("no card '" + text + "'");
  }
}
