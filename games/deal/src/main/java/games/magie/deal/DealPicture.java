package games.magie.deal;

import games.magie.deal.table.Phase;
import games.magie.kernel.text.WordOf;
import java.util.List;

/// A view as a record, for everything outside the JVM. Seats are numbers, cards and colours their
/// text.
///
/// @param phase what is asked: `play`, `aim`, `lift`, `charge`, `take`, `give`, `react`, `pay`,
///   `arrive`, `discard` or `over`
/// @param awaited who is asked, -1 for nobody
/// @param hand the viewer's own, in order
/// @param draw how many cards the draw pile has
/// @param discard the open discard pile, the last card on top
/// @param cheapest while a payment is open, the one that hurts least
public record DealPicture(
    @WordOf(Phase.class) String phase,
    int active,
    int awaited,
    int turn,
    int playsLeft,
    int setsToWin,
    int handLimit,
    List<@WordOf(Card.class) String> hand,
    int draw,
    List<@WordOf(Card.class) String> discard,
    Pending pending,
    List<String> cheapest,
    List<Player> players) {
  public DealPicture {
    hand = List.copyOf(hand);
    discard = List.copyOf(discard);
    cheapest = List.copyOf(cheapest);
    players = List.copyOf(players);
  }

  /// @param card the action in the middle, empty for none
  /// @param victim who is hit now, -1 for nobody; `then` are those after
  /// @param noes how often No was said
  /// @param take what shall be taken: a card or a set; `give` what for it
  /// @param items cards chosen for the payment so far, or on their way
  /// @param paid what they are worth
  public record Pending(
      @WordOf(value = Card.class, or = "") String card,
      int doublers,
      @WordOf(value = Colour.class, or = "") String colour,
      int amount,
      int victim,
      List<Integer> then,
      int noes,
      String take,
      String give,
      List<String> items,
      int paid) {
    public Pending {
      then = List.copyOf(then);
      items = List.copyOf(items);
    }
  }

  /// @param cards how many are in the hand
  /// @param worth everything with value on the table
  /// @param sets complete sets of different colours
  /// @param rank 1 is best, 0 while the game goes on
  public record Player(
      int cards,
      List<@WordOf(Card.class) String> bank,
      int bankValue,
      List<Pile> piles,
      int worth,
      int sets,
      boolean left,
      int rank) {
    public Player {
      bank = List.copyOf(bank);
      piles = List.copyOf(piles);
    }
  }

  /// @param colour empty for all-colour wilds without one
  /// @param place how moves name the pile: `red`, `red.2`
  /// @param size how many cards make the set
  /// @param set whether it is one
  public record Pile(
      @WordOf(value = Colour.class, or = "") String colour,
      String place,
      List<@WordOf(Card.class) String> cards,
      int size,
      boolean set,
      boolean house,
      boolean hotel,
      int rent) {
    public Pile {
      cards = List.copyOf(cards);
    }
  }
}
