package games.magie.kernel.study;

import java.util.Arrays;

/// The figures of one game, as whole numbers: each is an amount over what it is divided by. In the
/// end the amounts of all games are added up and divided by the sum of the others, so a game in
/// which a figure is divided by 0 doesn't count for it.
public final class Figures {
  private final int[] amounts;
  private final int[] divisors;

  public Figures(int size) {
    amounts = new int[size];
    divisors = new int[size];
  }

  public int size() {
    return amounts.length;
  }

  /// All zero again, for the next game.
  public void clear() {
    Arrays.fill(amounts, 0);
    Arrays.fill(divisors, 0);
  }

  /// Adds to a figure and leaves alone what it is divided by.
  public void add(int figure, int amount) {
    amounts[figure] = Math.addExact(amounts[figure], amount);
  }

  /// Adds to what a figure is divided by.
  public void per(int figure, int divisor) {
    divisors[figure] = Math.addExact(divisors[figure], divisor);
  }

  /// Adds to both.
  public void add(int figure, int amount, int divisor) {
    add(figure, amount);
    per(figure, divisor);
  }

  /// Divides every figure by the same.
  public void perAll(int divisor) {
    for (int figure = 0; figure < divisors.length; figure++) {
      per(figure, divisor);
    }
  }

  public int amount(int figure) {
    return amounts[figure];
  }

  public int divisor(int figure) {
    return divisors[figure];
  }
}
