package games.magie.classic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.Crowded;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.SeatSet;
import games.magie.classic.Space;
import games.magie.classic.estate.Building;
import games.magie.classic.estate.Worth;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.OpenRents.OpenRent;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Recorder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rules that are stated twice for speed, once more as a rulebook would say them: rents, the
/// salary, worth, and who is asked in a building shortage.
class PlainRulesTest {
  private static final int POSITIONS = 400;

  static List<Classic> editions() {
    return List.of(Classic.pocket(), Classic.brands());
  }

  @ParameterizedTest
  @MethodSource("editions")
  void aRentIsWhatTheDeedSaysSilentOrTold(Classic game) {
    int paid = 0;
    int owed = 0;
    int open = 0;
    for (long seed = 1; seed <= POSITIONS; seed++) {
      ClassicState s = new Crowded(game, seed).position();
      if (!s.calm()) {
        continue;
      }
      for (Deed deed : Deed.values()) {
        int owner = s.owner[deed.ordinal()];
        boolean byCard = !deed.group().colour() && seed % 2 == 0;
        if (owner < 0 || s.isOut(s.active)) {
          continue;
        }
        int rent = rent(game, s, deed, byCard, new Seeded(seed, 1));
        for (Out out : List.of(Out.SILENT, new Recorder())) {
          ClassicState after = s.copy();
          after.place[s.active] = (byte) deed.space();
          Rent.landed(after, deed, byCard, new Seeded(seed, 1), out);
          boolean byHand = (s.asksByHand >> owner & 1) != 0;
          if (byHand && rent > 0) {
            assertThat(after.openRents.all()).hasSize(s.openRents.all().size() + 1);
            OpenRent last = after.openRents.all().getLast();
            var dice = new Seeded(seed, 1);
            int roll = Movement.throwDie(dice) + Movement.throwDie(dice);
            int asked = last.times() > 0 ? last.times() * roll : last.amount();
            assertThat(asked).as("open rent of %s", deed).isEqualTo(rent);
            open++;
          } else if (s.cash[s.active] >= rent) {
            assertThat(after.cash[owner] - s.cash[owner])
                .as("rent of %s", deed)
                .isEqualTo(owner == s.active ? 0 : rent);
            assertThat(after.debts.count).isZero();
            paid++;
          } else {
            assertThat(after.debts.count).isEqualTo(1);
            assertThat(after.debts.amount(0)).as("debt for %s", deed).isEqualTo(rent);
            assertThat(after.debts.creditors(0)).isEqualTo(SeatSet.only(owner));
            owed++;
          }
        }
      }
    }
    assertThat(paid).isPositive();
    assertThat(owed).isPositive();
    assertThat(open).isPositive();
  }

  private static int rent(Classic game, ClassicState s, Deed deed, boolean byCard, Chance dice) {
    int owner = s.owner[deed.ordinal()];
    boolean spared = !s.options.rentInJail() && s.isJailed(owner);
    if (owner == s.active || s.isMortgaged(deed.ordinal()) || spared) {
      return 0;
    }
    int ofGroup = 0;
    int owned = 0;
    int mortgaged = 0;
    for (Deed each : Deed.values()) {
      if (each.group() == deed.group()) {
        ofGroup++;
        owned += s.owner[each.ordinal()] == owner ? 1 : 0;
        mortgaged += s.isMortgaged(each.ordinal()) ? 1 : 0;
      }
    }
    boolean brands = game.id().equals("brands");
    if (deed.group() == Group.RAILROAD) {
      int rent = List.of(25, 50, 100, 200).get(owned - 1);
      return byCard ? 2 * rent : rent;
    }
    if (deed.group() == Group.UTILITY) {
      boolean fresh = byCard || brands;
      int roll = fresh ? Movement.throwDie(dice) + Movement.throwDie(dice) : s.first + s.second;
      return roll * (byCard || owned == 2 ? 10 : 4);
    }
    int level = s.level[deed.ordinal()];
    if (level == 0) {
      boolean doubled = owned == ofGroup && (!brands || mortgaged == 0);
      return deed.rents().getFirst() * (doubled ? 2 : 1);
    }
    boolean hotel = level == (s.options.quicker() ? 4 : 5);
    return deed.rents().get(hotel ? 5 : level);
  }

  @Test
  void theSalaryIsPaidOnceOnTheWayForward() {
    for (String options : List.of("", "double-salary-on-go=on")) {
      for (int from = 0; from < Space.COUNT; from++) {
        for (int to = 0; to < Space.COUNT; to++) {
          ClassicState s = state(options);
          s.place[s.active] = (byte) from;
          int before = s.cash[s.active];
          Movement.advanceTo(s, to, Out.SILENT);
          int salary = 0;
          int at = from;
          do {
            at = at == Space.COUNT - 1 ? 0 : at + 1;
            salary = Space.ALL.get(at) == Space.GO ? 200 : salary;
          } while (at != to);
          if (Space.ALL.get(to) == Space.GO && !options.isEmpty()) {
            salary = 400;
          }
          assertThat(s.cash[s.active] - before).as("from %d to %d", from, to).isEqualTo(salary);
        }
      }
    }
  }

  private static ClassicState state(String options) {
    Classic game = Classic.pocket();
    var settings = Settings.parse(game.options(), options);
    return game.rules().setUp(settings, 2, new Seeded(1), Out.SILENT);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void worthIsCountedDeedByDeedAndBuildingByBuilding(Classic game) {
    for (long seed = 1; seed <= POSITIONS; seed++) {
      ClassicState s = new Crowded(game, seed).position();
      for (int seat = 0; seat < s.seats; seat++) {
        int worth = s.cash[seat];
        for (Deed deed : Deed.values()) {
          if (s.owner[deed.ordinal()] == seat) {
            worth += s.isMortgaged(deed.ordinal()) ? deed.price() / 2 : deed.price();
            // A hotel is one step above the houses that went into it.
            worth += s.level[deed.ordinal()] * deed.group().houseCost();
          }
        }
        assertThat(Worth.of(s, seat)).isEqualTo(worth);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void othersAreAskedWhereTheyCouldWantAllThatIsLeft(Classic game) {
    int opened = 0;
    int free = 0;
    for (long seed = 1; seed <= 4 * POSITIONS; seed++) {
      ClassicState s = new Crowded(game, seed).position();
      for (int seat = 0; seat < s.seats; seat++) {
        for (Deed deed : Deed.values()) {
          if (s.isOut(seat) || Building.objection(s, seat, deed) != null) {
            continue;
          }
          boolean hotel = s.level[deed.ordinal()] + 1 == s.options.hotelLevel();
          int others = 0;
          for (int other = 0; other < s.seats; other++) {
            boolean asked = other != seat && !s.isOut(other) && Business.open(s, other);
            others += asked ? wanted(s, other, hotel) : 0;
          }
          boolean shortage = others >= (hotel ? s.hotels : s.houses);
          assertThat(s.copy().shortage.opens(seat, deed, Out.SILENT))
              .as("%s builds on %s in%n%s", Seats.letter(seat), deed, game.text(s))
              .isEqualTo(shortage);
          opened += shortage ? 1 : 0;
          free += shortage ? 0 : 1;
        }
      }
    }
    assertThat(opened).isPositive();
    assertThat(free).isPositive();
  }

  /// How many houses, or hotels, a player could place and pay for, the cheapest first.
  private static int wanted(ClassicState s, int seat, boolean hotels) {
    int full = s.options.hotelLevel() - 1;
    var prices = new ArrayList<Integer>();
    for (Group group : Group.values()) {
      boolean whole = group.colour();
      boolean ready = true;
      for (Deed deed : Deed.values()) {
        if (deed.group() == group) {
          whole &= s.owner[deed.ordinal()] == seat && !s.isMortgaged(deed.ordinal());
          ready &= s.level[deed.ordinal()] >= full;
        }
      }
      for (Deed deed : Deed.values()) {
        int level = s.level[deed.ordinal()];
        if (whole && deed.group() == group) {
          int room = hotels ? (ready && level == full ? 1 : 0) : Math.max(0, full - level);
          prices.addAll(Collections.nCopies(room, group.houseCost()));
        }
      }
    }
    Collections.sort(prices);
    int cash = s.cash[seat];
    int wanted = 0;
    for (int price : prices) {
      if (cash >= price) {
        cash -= price;
        wanted++;
      }
    }
    return wanted;
  }
}
