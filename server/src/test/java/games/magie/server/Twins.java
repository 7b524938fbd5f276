package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Match;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Two servers with the same tables, which differ only in what one viewer of each may not know. The
/// same moves are made at both, and the viewer and a spectator must be sent the same bytes.
public final class Twins implements AutoCloseable {
  private static final int MOST_MOVES_BEFORE = 60;
  private static final int MOST_STEPS = 25;

  /// @param viewer who may not see the difference
  private record Pair(int viewer, Match<?, ?, ?> one, Match<?, ?, ?> two) {}

  private final List<Pair> pairs = new ArrayList<>();
  private final List<String> differences = new ArrayList<>();
  private final Echo echo = new Echo(5);
  private final Hiding hiding;
  private final World one;
  private final World two;
  private int steps;
  private int answers;
  private int sealed;

  /// @param real the game in which the positions come up
  /// @param played how the servers know it
  public Twins(
      Path folder,
      Game<?, ?, ?> real,
      Hiding hiding,
      int count,
      Function<String, Game<?, ?, ?>> played) {
    this.hiding = hiding;
    for (int number = 0; number < count; number++) {
      pairs.add(pair(real, hiding, number));
    }
    one = new World(sub(folder, "one"), tables(Pair::one), echo::first, played);
    two = new World(sub(folder, "two"), tables(Pair::two), echo::second, played);
  }

  private static Path sub(Path folder, String name) {
    Path sub = folder.resolve(name);
    assertThat(sub.toFile().mkdirs()).isTrue();
    return sub;
  }

  private List<Match<?, ?, ?>> tables(Function<Pair, Match<?, ?, ?>> which) {
    var tables = new ArrayList<Match<?, ?, ?>>();
    pairs.forEach(pair -> tables.add(which.apply(pair)));
    return tables;
  }

  /// A position of a random game, and another that looks the same to a viewer.
  private static <S extends State<S>, M extends Move, V extends View> Pair pair(
      Game<S, M, V> game, Hiding hiding, int number) {
    var random = new Seeded(41, number);
    var rules = game.rules();
    var settings = Settings.defaults(game.options());
    int seats = 2 + number % 3;
    S s = rules.setUp(settings, seats, random, Out.SILENT);
    int moves = random.below(MOST_MOVES_BEFORE);
    for (int n = 0; n < moves || !hiding.interesting(number, game.text(s)); n++) {
      S after = s.copy();
      int seat = Integer.numberOfTrailingZeros(rules.awaited(s));
      var legal = new Moves<M>();
      rules.legal(s, seat, legal);
      rules.play(after, seat, legal.get(random.below(legal.size())), random, Out.SILENT);
      if (rules.over(after)) {
        break;
      }
      s = after;
    }
    int viewer = random.below(seats + 1) - 1;
    S other = s.copy();
    rules.imagine(other, viewer, random);
    return new Pair(
        viewer, Match.from(game, settings, seats, s), Match.from(game, settings, seats, other));
  }

  public void run() {
    var random = new Seeded(6);
    // All at once, because a table takes a second to tell how many watch.
    List<Seating> seatings = seat(one);
    List<Seating> others = seat(two);
    for (int number = 0; number < pairs.size(); number++) {
      Pair pair = pairs.get(number);
      String table = World.id(number);
      Seating here = seatings.get(number);
      Seating there = others.get(number);
      here.settle();
      there.settle();
      compare(pair, here, there);
      for (int step = 0; step < MOST_STEPS && step(pair.viewer, here, there, random); step++) {
        compare(pair, here, there);
      }
      if (!here.waiting().isEmpty()
          && !there.waiting().isEmpty()) { // all is told when the game is over
        for (String path : List.of("", "/journal")) {
          same(path, ask(one, table + path), ask(two, table + path));
        }
      }
      here.hangUp();
      there.hangUp();
    }
  }

  private List<Seating> seat(World world) {
    return IntStream.range(0, pairs.size())
        .mapToObj(number -> Seating.at(world, World.id(number), pairs.get(number).one.seats()))
        .toList();
  }

  /// Makes a move that is possible in both; false where there is none, or where they draw apart.
  private boolean step(int viewer, Seating here, Seating there, Seeded random) {
    List<Integer> waiting = here.waiting();
    if (waiting.isEmpty() || !there.waiting().equals(waiting)) {
      return false;
    }
    int mover = waiting.get(waiting.size() == 1 ? 0 : random.below(waiting.size()));
    answers += here.phase().equals("react") ? 1 : 0;
    var both = new ArrayList<>(here.moves(mover));
    both.retainAll(there.moves(mover));
    if (both.isEmpty()) {
      return false;
    }
    String move = both.get(random.below(both.size()));
    if (hiding.reveals(here, move)) {
      return false;
    }
    String id = Client.newId();
    String other = mover == viewer ? move : hiding.sealedInstead(here, move);
    sealed += other.equals(move) ? 0 : 1;
    assertThat(here.play(mover, id, move)).as(move).isTrue();
    assertThat(there.play(mover, id, other)).as(other).isTrue();
    here.settle();
    there.settle();
    steps++;
    return !echo.strayed();
  }

  private void compare(Pair pair, Seating here, Seating there) {
    same("to a spectator", text(here.spectator()), text(there.spectator()));
    if (pair.viewer >= 0) {
      String to = "to " + Seats.letter(pair.viewer);
      same(to, text(here.seats().get(pair.viewer)), text(there.seats().get(pair.viewer)));
    }
  }

  private static String text(Client client) {
    return String.join("\n", client.texts());
  }

  private static String ask(World world, String path) {
    Device.Reply reply = world.device().get("/api/tables/" + path);
    return reply.status() + " " + reply.text();
  }

  private void same(String what, String first, String second) {
    if (!first.equals(second)) {
      int at = 0;
      while (first.charAt(at) == second.charAt(at)) {
        at++;
      }
      differences.add("%s: …%s | …%s".formatted(what, cut(first, at), cut(second, at)));
    }
  }

  private static String cut(String text, int at) {
    return text.substring(Math.max(0, at - 60), Math.min(text.length(), at + 60));
  }

  public List<String> differences() {
    return List.copyOf(differences);
  }

  /// How many pairs really differ.
  public long different() {
    return pairs.stream()
        .filter(pair -> pair.one.lastRow().digest() != pair.two.lastRow().digest())
        .count();
  }

  public int steps() {
    return steps;
  }

  /// How many of the moves answered an action.
  public int answers() {
    return answers;
  }

  /// How many moves were sealed and not the same in both.
  public int sealed() {
    return sealed;
  }

  @Override
  public void close() {
    one.close();
    two.close();
  }
}
