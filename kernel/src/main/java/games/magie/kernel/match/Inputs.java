package games.magie.kernel.match;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.List;

/// Reads the text of inputs, the inverse of [Input#text].
public final class Inputs {
  private Inputs() {}

  public static <S extends State<S>, M extends Move, V extends View> Input<M> parse(
      Game<S, M, V> game, S s, int seats, String text) {
    List<String> words = Words.split(text);
    String first = words.isEmpty() ? "" : words.getFirst();
    return switch (first) {
      case "time" -> {
        count(words, 3, text);
        yield new Input.TimeUp<>(words.get(1), Seats.parseLetters(words.get(2)));
      }
      case "left" -> {
        count(words, 2, text);
        yield new Input.Left<>(Seats.seat(words.get(1), seats));
      }
      case "agreed" -> {
        count(words, 1, text);
        yield new Input.AgreedEnd<>();
      }
      case "back" -> {
        count(words, 3, text);
        yield new Input.TakenBack<>(
            Seats.seat(words.get(1), seats), Numbers.parse(words.get(2), "row"));
      }
      case "rules" -> {
        count(words, 2, text);
        yield new Input.NewRules<>(Numbers.parse(words.get(1), "version"));
      }
      default -> {
        if (words.size() < 2) {
          throw new BadInput("'" + text + "' is no input");
        }
        int seat = Seats.seat(first, seats);
        yield new Input.Played<>(
            seat, game.notation().move(s, seat, String.join(" ", words.subList(1, words.size()))));
      }
    };
  }

  private static void count(List<String> words, int wanted, String text) {
    if (words.size() != wanted) {
      throw new BadInput("'" + text + "' is no input");
    }
  }
}
