package games.magie.laws.each;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.List;

/// What a seat has ordered is allowed where it is asked. One seat and order at each step.
public final class OrdersLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  private final List<Settings> orders;

  public OrdersLaw(Game<S, M, V> game) {
    orders =
        game.orders().stream()
            .flatMap(order -> order.examples().stream().map(value -> order.name() + "=" + value))
            .map(text -> Settings.parse(game.orders(), text))
            .toList();
  }

  @Override
  public String name() {
    return "standing orders are allowed";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    boolean looked = false;
    S s = step.before().position();
    for (int seat = 0; seat < step.seats() && !orders.isEmpty(); seat++) {
      Settings given = orders.get(step.random().below(orders.size()));
      M move = step.rules().ordered(step.rules().view(s, seat), given);
      if (move != null) {
        LawBroken.unless(step.before().awaits(seat), Seats.letter(seat) + " isn't asked");
        LawBroken.unless(
            step.rules().objection(s, seat, move) == null, "ordered and refused: " + move.text());
        looked = true;
      }
    }
    return looked;
  }
}
