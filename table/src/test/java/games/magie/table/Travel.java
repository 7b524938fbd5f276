package games.magie.table;

import static games.magie.table.House.move;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.text.Fields;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.Catalogue;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.Asked;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// A server whose dice are the same whenever they are [#shake]n, and people who always choose the
/// same: so two tables in one position come to one end.
public final class Travel implements AutoCloseable {
  private static final int ENOUGH = 20_000;

  private final Store store;
  private final Host host;
  private final Dice dice = new Dice();

  private static final class Dice implements Supplier<Chance> {
    private int throwNumber;

    @Override
    public Chance get() {
      return new Seeded(11, throwNumber++);
    }
  }

  public Travel(Path file) {
    store = new SqliteStore(file);
    host = new Host(new Services(store, dice, Duration.ZERO));
  }

  /// As if nothing had been thrown yet.
  public void shake() {
    dice.throwNumber = 1_000_000;
  }

  public Host host() {
    return host;
  }

  public Store store() {
    return store;
  }

  @Override
  public void close() {
    host.close();
  }

  public static String device(int seat) {
    return "device of " + Seats.letter(seat);
  }

  /// A table of people only, each with a device of its own, in a store that no server uses.
  public static String given(Path file, String game, String position, int seats) {
    return given(file, game, "", position, seats);
  }

  /// @param position as in a scenario, empty for the beginning of the game
  public static String given(Path file, String game, String options, String position, int seats) {
    Game<?, ?, ?> rules = Catalogue.game(game);
    var people =
        IntStream.range(0, seats)
            .mapToObj(seat -> TableRecord.Seat.person(seat, "Player " + seat, "no hash " + seat))
            .toList();
    String id = Tokens.id();
    var playing = TableRecord.State.PLAYING;
    var table = new TableRecord(id, game, rules.version(), options, 0, "out", playing, "", people);
    String body = JournalFile.row(first(rules, options, seats, position));
    byte[] salt = Tokens.salt(HashChain.SALT_BYTES);
    String link = new HashChain().link(salt, body);
    String salted = HexFormat.of().formatHex(salt);
    var writes = new ArrayList<Write>();
    writes.add(new Write.Open(table));
    writes.add(new Write.Append(new RowRecord(id, 0, -1, "", "", body, salted, link)));
    people.forEach(
        seat -> writes.add(new Write.Hold(id, seat.seat(), Tokens.hash(device(seat.seat())))));
    try (var store = new SqliteStore(file)) {
      store.write(writes).join();
    }
    return id;
  }

  private static <S extends State<S>, M extends Move, V extends View> Row first(
      Game<S, M, V> game, String options, int seats, String position) {
    var settings = Settings.parse(game.options(), options);
    if (position.isEmpty()) {
      return Match.start(game, settings, seats, new Seeded(3, 0)).lastRow();
    }
    S given = game.notation().position(settings, seats, Fields.parse(position, seats));
    return Match.from(game, settings, seats, given).lastRow();
  }

  /// Plays until what is asked is as wanted or the game is over; always the same way.
  public static void play(Table table, Predicate<Asked> until) {
    List<Ear> ears = ears(table);
    for (int number = 0; number < ENOUGH; number++) {
      if (table.record().state() != TableRecord.State.PLAYING) {
        ears.forEach(table::detach);
        return;
      }
      Ear next =
          ears.stream().filter(ear -> !choices(ear.asked()).isEmpty()).findFirst().orElseThrow();
      Asked asked = java.util.Objects.requireNonNull(next.asked());
      if (until.test(asked)) {
        ears.forEach(table::detach);
        return;
      }
      List<String> choices = choices(asked);
      String choice = choices.get((number * 7919 + asked.moment()) % choices.size());
      ok(table.command(next.seat(), move(asked.moment(), choice)));
      ears.forEach(Ear::forget);
    }
    throw new AssertionError("still not there after " + ENOUGH + " moves");
  }

  private static List<Ear> ears(Table table) {
    var ears = new ArrayList<Ear>();
    for (int seat = 0; seat < table.record().seats().size(); seat++) {
      var ear = new Ear(seat);
      table.attach(ear, 0);
      ears.add(ear);
    }
    return ears;
  }

  private static List<String> choices(@org.jspecify.annotations.Nullable Asked asked) {
    var choices = new ArrayList<String>();
    if (asked != null) {
      for (var verb : asked.verbs()) {
        verb.moves().forEach(each -> choices.add(each.text()));
        if (verb.least() <= verb.most()) {
          choices.add(verb.verb() + " " + verb.least());
        }
      }
    }
    return choices;
  }

  /// Somebody's next move at a game of express.
  public static void playOne(Table table) {
    List<Ear> ears = ears(table);
    House.playOne(
        table, ears.stream().filter(ear -> ear.asked() != null).findFirst().orElseThrow());
    ears.forEach(table::detach);
  }

  /// One move of a seat.
  public static void act(Table table, int seat, String text) {
    var ear = new Ear(seat);
    table.attach(ear, 0);
    Asked asked = ear.asked();
    assertThat(asked).isNotNull();
    ok(table.command(seat, move(asked.moment(), text)));
    table.detach(ear);
  }

  /// The position after the last row, by its digest.
  public long digest(Table table) {
    RowRecord last = store.rows(table.id()).getLast();
    return JournalFile.parseRow(last.number(), last.body()).digest();
  }

  /// The code of each seat that has one.
  public static List<String> codes(Table table) {
    return IntStream.range(0, table.record().seats().size()).mapToObj(table::packedCode).toList();
  }
}
