package games.magie.bots.classic;

/// What a player's position is worth: on one side assets, which are money and deeds by their price;
/// on the other the rents to expect from one turn of another player, with the buildings that there
/// is money for and a part of those that a group begun may get.
final class Worth {
  private static final int THREE_HOUSES = 3;

  private final double horizon;
  private final double price;
  private final double mortgagedPrice;
  private final double cash;
  private final double spare;
  private final double raisable;
  private final double potential;
  private final double unfunded;

  /// By size of the group and how many of it are owned, the part that counts.
  private final double[][] begun = new double[4][4];

  /// Of the seat that was measured last.
  double assets;

  double rents;

  /// What it could still spend on buildings.
  private double money;

  Worth(Style style) {
    horizon = style.of(Weight.HORIZON);
    price = style.of(Weight.PRICE);
    mortgagedPrice = style.of(Weight.MORTGAGED_PRICE);
    cash = style.of(Weight.CASH);
    spare = style.of(Weight.SPARE);
    raisable = style.of(Weight.RAISABLE);
    potential = style.of(Weight.POTENTIAL);
    unfunded = style.of(Weight.UNFUNDED);
    begun[2][1] = style.of(Weight.ONE_OF_TWO);
    begun[3][1] = style.of(Weight.ONE_OF_THREE);
    begun[3][2] = style.of(Weight.TWO_OF_THREE);
  }

  void measure(Sheet sheet, int seat) {
    int owned = sheet.owned[seat];
    assets = cash * sheet.cash[seat];
    rents = 0;
    int whole = 0;
    int loans = 0;
    for (int group = 0; group < Values.GROUPS; group++) {
      int deeds = owned & Values.MASK[group];
      if (deeds == 0) {
        continue;
      }
      price(deeds, sheet.mortgaged);
      if (group < Values.RAILROAD && deeds == Values.MASK[group]) {
        whole |= 1 << group;
      } else {
        loans += mortgages(deeds & ~sheet.mortgaged);
        bare(sheet, group, deeds);
      }
    }
    money = sheet.cash[seat] - spare + raisable * loans;
    for (int rest = whole; rest != 0; rest &= rest - 1) {
      whole(sheet, Integer.numberOfTrailingZeros(rest));
    }
    begun(sheet, owned, whole);
  }

  private void price(int deeds, int mortgaged) {
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      assets += Values.PRICE[deed] * ((mortgaged >> deed & 1) != 0 ? mortgagedPrice : price);
    }
  }

  private static int mortgages(int deeds) {
    int sum = 0;
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      sum += Values.PRICE[Integer.numberOfTrailingZeros(rest)] / 2;
    }
    return sum;
  }

  /// What deeds earn whose group is not whole.
  private void bare(Sheet sheet, int group, int deeds) {
    int count = Integer.bitCount(deeds);
    for (int rest = deeds & ~sheet.mortgaged; rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      int rent =
          group < Values.RAILROAD
              ? sheet.rents.site(deed, 0)
              : group == Values.RAILROAD ? Rents.railroad(count) : Rents.utility(count);
      rents += Rents.LANDINGS[deed] * rent;
    }
  }

  /// What a whole group earns, and would earn with the buildings that there is money for.
  private void whole(Sheet sheet, int group) {
    Rents table = sheet.rents;
    int steps = sheet.steps[group];
    int lift = 0;
    for (int rest = sheet.mortgaged & Values.MASK[group]; rest != 0; rest &= rest - 1) {
      lift += Values.REPAYMENT[Integer.numberOfTrailingZeros(rest)];
    }
    double now = lift > 0 ? 0 : table.group(group, steps);
    rents += now;
    if (money <= lift) {
      return;
    }
    int cost = Values.HOUSE_COST[Values.FIRST[group]];
    int affordable = (int) ((money - lift) / cost);
    int all = Math.min(table.mostSteps(group) - steps, affordable);
    int houses = Math.min(THREE_HOUSES * Values.SIZE[group] - steps, affordable);
    double rounds = horizon * sheet.others();
    double most = rounds * (table.group(group, steps + all) - now) - all * cost - lift;
    double fewer =
        houses > 0 ? rounds * (table.group(group, steps + houses) - now) - houses * cost - lift : 0;
    int chosen = most >= fewer ? all : houses;
    if (Math.max(most, fewer) > 0) {
      rents += potential * (table.group(group, steps + chosen) - now);
      assets -= potential * cash * (chosen * cost + lift);
      money -= chosen * cost + lift;
    }
  }

  /// What begun groups may become, the more the more money there is for them.
  private void begun(Sheet sheet, int owned, int whole) {
    for (int group = 0; group < Values.RAILROAD; group++) {
      int deeds = owned & Values.MASK[group];
      if (deeds != 0 && (whole >> group & 1) == 0) {
        int size = Values.SIZE[group];
        double part = begun[size][Integer.bitCount(deeds)];
        double funded = money / (THREE_HOUSES * size * Values.HOUSE_COST[Values.FIRST[group]]);
        double counts = unfunded + (1 - unfunded) * Math.clamp(funded, 0, 1);
        rents += part * counts * sheet.rents.group(group, THREE_HOUSES * size);
      }
    }
  }
}
