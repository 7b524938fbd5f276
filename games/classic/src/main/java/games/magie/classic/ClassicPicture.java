package games.magie.classic;

import games.magie.classic.table.Debts.Cause;
import games.magie.kernel.text.WordOf;
import java.util.List;

/// A view as a record, for everything outside the JVM. Seats are numbered from 0, -1 is the bank or
/// nobody; deeds, spaces, cards and tokens are named by their texts.
///
/// @param phase as in [Phase], in small letters
/// @param next who throws the dice next
/// @param minutesLeft of a speedy game, 0 in every other and in its last turn
/// @param landing by space, in how many of 36 cases the next roll ends there, before any card
/// @param auction the one that runs, or none
/// @param shortage the one that is open, or none
/// @param interest mortgaged deeds for which a receiver has still to pay
/// @param chanceUsed the known cards at the bottom of the pile, in the order in which they come
public record ClassicPicture(
    @WordOf(or = {"pocket", "brands"}) String edition,
    @WordOf(Phase.class) String phase,
    int active,
    int next,
    int turn,
    int round,
    List<Integer> dice,
    int doubles,
    int minutesLeft,
    boolean lastTurn,
    int pot,
    int houses,
    int hotels,
    List<Player> players,
    List<Property> properties,
    List<Integer> landing,
    List<Bidding> auction,
    List<Owed> debts,
    List<Claim> claims,
    List<Offered> offers,
    List<Wanted> shortage,
    List<Interest> interest,
    List<@WordOf(Deed.class) String> lots,
    List<@WordOf(Card.class) String> chanceUsed,
    List<@WordOf(Card.class) String> chestUsed) {
  public ClassicPicture {
    dice = List.copyOf(dice);
    players = List.copyOf(players);
    properties = List.copyOf(properties);
    landing = List.copyOf(landing);
    auction = List.copyOf(auction);
    debts = List.copyOf(debts);
    claims = List.copyOf(claims);
    offers = List.copyOf(offers);
    shortage = List.copyOf(shortage);
    interest = List.copyOf(interest);
    lots = List.copyOf(lots);
    chanceUsed = List.copyOf(chanceUsed);
    chestUsed = List.copyOf(chestUsed);
  }

  /// @param raisable what the player could pay by selling and mortgaging everything
  /// @param cards the decks whose get-out-of-jail card it keeps
  /// @param rank 1 is best, 0 while the game goes on
  public record Player(
      int cash,
      @WordOf(Space.class) String space,
      @WordOf(value = Token.class, or = "") String token,
      boolean jailed,
      int failedRolls,
      boolean out,
      int worth,
      int raisable,
      List<@WordOf(Deck.class) String> cards,
      boolean autoClaim,
      boolean autoDone,
      boolean done,
      int rank) {
    public Player {
      cards = List.copyOf(cards);
    }
  }

  /// @param level houses, a hotel being one step above them
  /// @param houseSale what a building brings that is sold
  /// @param earns the rent now; for a utility how many times the dice
  /// @param earnsNext the rent with one building more; 0 where none can stand
  /// @param rents as printed: of a site bare, with each house more, with a hotel; of a railroad by
  ///   how many its owner has; of a utility how many times the dice
  public record Property(
      @WordOf(Deed.class) String deed,
      @WordOf(Group.class) String group,
      int space,
      int owner,
      int level,
      boolean mortgaged,
      int price,
      int mortgageValue,
      int repayment,
      int houseCost,
      int houseSale,
      int earns,
      int earnsNext,
      List<Integer> rents) {
    public Property {
      rents = List.copyOf(rents);
    }
  }

  /// @param bidder -1 before the first bid
  /// @param passed by seat
  public record Bidding(
      @WordOf(
              value = Deed.class,
              or = {"house", "hotel"})
          String lot,
      int least,
      int high,
      int bidder,
      List<Boolean> passed) {
    public Bidding {
      passed = List.copyOf(passed);
    }
  }

  /// @param creditors empty for the bank
  public record Owed(
      int debtor,
      List<Integer> creditors,
      int amount,
      @WordOf(Cause.class) String cause,
      @WordOf(value = Deed.class, or = "") String deed,
      boolean asked) {
    public Owed {
      creditors = List.copyOf(creditors);
    }
  }

  /// @param times if not 0, the rent is so many times a roll that is thrown when it is asked
  public record Claim(
      int debtor, int owner, @WordOf(Deed.class) String deed, int amount, int times) {}

  /// @param counterTo the offer that this one answers, 0 for none
  /// @param changes what it would change, for who made it and for who is asked
  public record Offered(
      int number,
      int from,
      int to,
      String terms,
      int counterTo,
      boolean possible,
      List<Change> changes) {
    public Offered {
      changes = List.copyOf(changes);
    }
  }

  /// What a deal would change for one side.
  ///
  /// @param wholeBefore groups owned whole
  /// @param rentBefore the rents of all its properties together, utilities at a roll of 7
  /// @param interest to be paid to the bank at least
  public record Change(
      int seat,
      List<@WordOf(Group.class) String> wholeBefore,
      List<@WordOf(Group.class) String> wholeAfter,
      int rentBefore,
      int rentAfter,
      int worthBefore,
      int worthAfter,
      int interest) {
    public Change {
      wholeBefore = List.copyOf(wholeBefore);
      wholeAfter = List.copyOf(wholeAfter);
    }
  }

  /// @param wishes by seat: how many, -1 not said yet, -2 said and sealed
  /// @param placer who has a building to place, or -1
  public record Wanted(
      @WordOf(or = {"house", "hotel"}) String kind,
      int opener,
      @WordOf(Deed.class) String site,
      int stock,
      List<Integer> wishes,
      int placer) {
    public Wanted {
      wishes = List.copyOf(wishes);
    }
  }

  public record Interest(int seat, @WordOf(Deed.class) String deed, int interest, int repayment) {}
}
