package games.magie.express;

import static games.magie.express.Face.BLANK;
import static games.magie.express.Face.BROKEN_HOUSE;
import static games.magie.express.Face.BROWN;
import static games.magie.express.Face.CHANCE;
import static games.magie.express.Face.DARK_BLUE;
import static games.magie.express.Face.GO;
import static games.magie.express.Face.GREEN;
import static games.magie.express.Face.HOUSE;
import static games.magie.express.Face.JAIL_FREE;
import static games.magie.express.Face.LIGHT_BLUE;
import static games.magie.express.Face.ORANGE;
import static games.magie.express.Face.PINK;
import static games.magie.express.Face.POLICE;
import static games.magie.express.Face.RAILROAD;
import static games.magie.express.Face.RED;
import static games.magie.express.Face.UTILITY;
import static games.magie.express.Face.YELLOW;

import java.util.ArrayList;
import java.util.List;

/// The eleven dice as data: seven with property faces, three Go to Jail dice, the house/hotel die.
/// What the sources dispute is an option; see decision E37.
public final class Dice {
  public static final int PROPERTY_DICE = 7;
  public static final int FIRST_JAIL_DIE = 8;
  public static final int LAST_JAIL_DIE = 10;
  public static final int HOUSE_DIE = 11;

  private static final List<Die> PROPERTY =
      List.of(
          new Die(1, ORANGE, PINK, GREEN, CHANCE, RED, YELLOW),
          new Die(2, DARK_BLUE, RAILROAD, CHANCE, RAILROAD, BROWN, BROWN),
          new Die(3, LIGHT_BLUE, UTILITY, LIGHT_BLUE, UTILITY, PINK, PINK),
          new Die(4, RAILROAD, LIGHT_BLUE, RAILROAD, DARK_BLUE, BROWN, BROWN),
          new Die(5, PINK, UTILITY, PINK, UTILITY, LIGHT_BLUE, LIGHT_BLUE),
          new Die(6, RED, ORANGE, YELLOW, GREEN, RAILROAD, RAILROAD),
          new Die(7, RAILROAD, GREEN, ORANGE, ORANGE, RED, YELLOW));

  private static final Die HOUSE_HOTEL =
      new Die(HOUSE_DIE, HOUSE, HOUSE, HOUSE, BROKEN_HOUSE, Face.HOTEL, JAIL_FREE);

  private Dice() {}

  /// The eleven dice in order; die number `n` is at index `n - 1`.
  ///
  /// @param count how many of the Go to Jail dice have a GO face
  public static List<Die> of(int policemanFaces, int count) {
    var dice = new ArrayList<>(PROPERTY);
    for (int number = FIRST_JAIL_DIE; number <= LAST_JAIL_DIE; number++) {
      dice.add(jailDie(number, policemanFaces, number - FIRST_JAIL_DIE < count));
    }
    dice.add(HOUSE_HOTEL);
    return List.copyOf(dice);
  }

  private static Die jailDie(int number, int policemanFaces, boolean go) {
    var faces = new Face[6];
    for (int at = 0; at < 6; at++) {
      faces[at] = at < policemanFaces ? POLICE : at == policemanFaces && go ? GO : BLANK;
    }
    return new Die(number, faces);
  }
}
