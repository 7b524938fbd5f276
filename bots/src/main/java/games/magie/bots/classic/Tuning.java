package games.magie.bots.classic;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.kernel.BadInput;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.mind.Player;
import games.magie.kernel.mind.Playout;
import games.magie.kernel.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Tunes the weights of the trader by [Evolution]. A variant plays against three of the champion so
/// far and against three of the easy bot, in both editions; after each round the winner is the
/// champion that the next round has to beat.
final class Tuning {
  private static final int SEATS = 4;
  private static final int MOST_STEPS = 20_000;

  private static final int ARGUMENTS = 5;
  private static final int MOST = 1_000_000;

  private final long seed;
  private final int variants;
  private final int games;

  /// @param variants tried in a generation
  /// @param games of each of them
  Tuning(long seed, int variants, int games) {
    this.seed = seed;
    this.variants = variants;
    this.games = games;
  }

  /// Prints the weights of each champion, the last ones being the best.
  ///
  /// @param args seed, variants, games, rounds and generations
  public static void main(String[] args) {
    if (args.length != ARGUMENTS) {
      throw new BadInput("five numbers: seed, variants, games, rounds and generations");
    }
    int[] numbers = new int[ARGUMENTS];
    for (int at = 0; at < ARGUMENTS; at++) {
      numbers[at] = Numbers.parse(args[at], "argument " + (at + 1), 1, MOST);
    }
    var head = List.of("Tuning " + String.join(" ", args));
    new Tuning(numbers[0], numbers[1], numbers[2])
        .run(
            Style.trader(),
            numbers[3],
            numbers[4],
            champion -> System.out.println(champion.text(head)));
  }

  Style run(Style from, int rounds, int generations, Consumer<Style> champions) {
    Style champion = from;
    for (int round = 0; round < rounds; round++) {
      Style beaten = champion;
      int began = round * generations;
      var evolution =
          new Evolution(
              (weights, generation) -> fitness(weights, beaten, began + generation),
              seed + round,
              variants);
      champion = evolution.run(champion, generations);
      champions.accept(champion);
    }
    return champion;
  }

  private double fitness(Style weights, Style champion, int generation) {
    Classic game = generation % 2 == 0 ? Classic.pocket() : Classic.brands();
    return share(game, weights, () -> new Trader(champion), generation)
        + share(game, weights, EasyClassic::new, generation);
  }

  private <S extends State<S>> double share(
      Game<S, ClassicMove, ClassicView> game,
      Style weights,
      Supplier<Bot<ClassicMove, ClassicView>> others,
      int generation) {
    var tables = new ArrayList<Playout<S, ClassicMove, ClassicView>>();
    for (int seat = 0; seat < SEATS; seat++) {
      var bots = new ArrayList<Bot<ClassicMove, ClassicView>>();
      for (int each = 0; each < SEATS; each++) {
        bots.add(each == seat ? new Trader(weights) : others.get());
      }
      tables.add(new Playout<>(game, Player.all(List.copyOf(bots))));
    }
    var settings = Settings.defaults(game.options());
    int won = 0;
    for (int number = 0; number < games; number++) {
      int seat = number % SEATS;
      var table = tables.get(seat);
      table.seed(seed, generation * games + number);
      S s = game.rules().setUp(settings, SEATS, table.chance(), Out.SILENT);
      table.run(s, MOST_STEPS);
      won += game.rules().rank(s, seat) == 1 ? 1 : 0;
    }
    return (double) won / games;
  }
}
