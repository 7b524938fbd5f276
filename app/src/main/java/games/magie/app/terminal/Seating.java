package games.magie.app.terminal;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.wire.PlainText;
import games.magie.wire.SavedGame.Player;
import java.util.ArrayList;
import java.util.List;

/// Reads who sits where: `me`, `me:Ann`, `easy`, `easy:Bea`, separated by commas. Names that are
/// given apart go to the people in order; who has none is called by the seat's letter.
final class Seating {
  private Seating() {}

  static List<Player> parse(Game<?, ?, ?> game, Settings settings, String seats, String names) {
    String[] words = seats.split(",", -1);
    game.checkSeats(words.length, settings);
    var given = new ArrayList<>(names.isEmpty() ? List.of() : List.of(names.split(",", -1)));
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < words.length; seat++) {
      Player player = player(game, words[seat].strip(), seat, given);
      if (players.stream().anyMatch(other -> looksLike(other, player))) {
        throw new BadInput("two players are called " + player.name());
      }
      players.add(player);
    }
    if (!given.isEmpty()) {
      throw new BadInput("the name '" + given.getFirst() + "' is for nobody");
    }
    return players;
  }

  private static Player player(Game<?, ?, ?> game, String word, int seat, List<String> given) {
    int colon = word.indexOf(':');
    String kind = colon < 0 ? word : word.substring(0, colon);
    check(game, kind, seat);
    boolean person = kind.equals(Player.PERSON);
    if (colon >= 0) {
      return Player.named(kind, word.substring(colon + 1));
    }
    if (person && !given.isEmpty()) {
      return Player.named(kind, given.removeFirst());
    }
    String called = person ? "Player" : Character.toUpperCase(kind.charAt(0)) + kind.substring(1);
    return new Player(kind, called + " " + Seats.letter(seat));
  }

  private static boolean looksLike(Player one, Player other) {
    return PlainText.likeness(one.name()).equals(PlainText.likeness(other.name()));
  }

  /// Objects to a kind of player that there is not.
  static void check(Game<?, ?, ?> game, String kind, int seat) {
    List<String> bots = Bots.names(game.id());
    if (!kind.equals(Player.PERSON) && !bots.contains(kind)) {
      throw new BadInput(
          "seat %s: no player '%s': there are %s, %s"
              .formatted(Seats.letter(seat), kind, Player.PERSON, String.join(", ", bots)));
    }
  }
}
