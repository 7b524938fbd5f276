package games.magie.table;

import games.magie.bots.Bots;
import games.magie.kernel.Attempt;
import games.magie.kernel.BadInput;
import games.magie.kernel.Bot;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Journal;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Row;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.wire.Catalogue;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.Messages;
import games.magie.wire.SavedGame;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One table. Everything that changes it happens under its lock, one thing after the other: judge
/// it on a copy, make the row safe, and only then let the copy be the position and tell everybody.
/// Whoever waits does so on a virtual thread.
public final class Table<S extends State<S>, M extends Move, V extends View> {
  private final ReentrantLock lock = new ReentrantLock(true);
  private final Services services;
  private final Game<S, M, V> game;
  private final Rules<S, M, V> rules;
  private final Audience<S, M, V> audience;
  private final Clocks clocks;
  private final Map<Integer, Bot<M, V>> bots = new TreeMap<>();

  /// Commands that were carried out, by seat and id, with their content.
  private final Map<String, String> carriedOut = new TreeMap<>();

  private TableRecord record;
  private @Nullable Match<S, M, V> match;
  private String head = new HashChain().head();
  private int agreed;

  private Table(Game<S, M, V> game, TableRecord record, Services services) {
    this.game = game;
    this.rules = game.rules();
    this.record = record;
    this.services = services;
    this.clocks = new Clocks(services, Duration.ofSeconds(record.clock()));
    this.audience =
        new Audience<>(Messages.of(game.id()), record.seats().size(), clocks);
  }

  /// A new table; the caller has made its record safe.
  static Table<?, ?, ?> open(Game<?, ?, ?> game, TableRecord record, Services services) {
    return capture(game, record, services);
  }

  private static <S extends State<S>, M extends Move, V extends View> Table<S, M, V> capture(
      Game<S, M, V> game, TableRecord record, Services services) {
    return new Table<>(game, record, services);
  }

  /// Takes up a table from its rows. A journal that does not hold freezes this table alone.
  void resume(List<RowRecord> rows) {
    lock.lock();
    try {
      if (rows.isEmpty() || record.state() == TableRecord.State.FROZEN) {
        return;
      }
      try {
        Match<S, M, V> resumed = Match.resume(game, new RowReader(record).journal(rows));
        head = rows.getLast().link();
        for (RowRecord row : rows) {
          remember(row.seat(), row.command(), row.content());
        }
        match = resumed;
        audience.restart(resumed);
        if (resumed.rows().size() > rows.size()) {
          keep(resumed.lastRow(), Seats.SPECTATOR, "", "", List.of());
        }
      } catch (BadInput | StoreFailure e) {
        freeze(String.valueOf(e.getMessage()));
      }
      wake();
    } finally {
      lock.unlock();
    }
  }

  // Who sits where.

  public String id() {
    return record.id();
  }

  public TableRecord record() {
    return record;
  }

  public games.magie.wire.protocol.TableInfo info() {
    lock.lock();
    try {
      return audience.info(record, agreed);
    } finally {
      lock.unlock();
    }
  }

  /// Whether the game waits for one of these seats.
  public boolean waitsFor(int seats) {
    lock.lock();
    try {
      Match<S, M, V> now = match;
      return now != null && (rules.awaited(now.position()) & seats) != 0;
    } finally {
      lock.unlock();
    }
  }

  /// Takes an open seat, -1 for any, and returns it with its secret. The game begins when the table
  /// is full.
  public Taken sit(int wanted, String name, String device) {
    lock.lock();
    try {
      if (record.state() != TableRecord.State.OPEN) {
        throw new Refused("started", "the game has begun, there is no free seat");
      }
      Seat free =
          record.seats().stream()
              .filter(seat -> seat.kind() == Kind.OPEN)
              .filter(seat -> wanted < 0 || seat.seat() == wanted)
              .findFirst()
              .orElseThrow(() -> new Refused("full", "this seat is taken"));
      String secret = Secrets.secret();
      Seat taken = Seat.person(free.seat(), Names.check(name, record), Secrets.hash(secret));
      safe(List.of(new Write.SetSeat(id(), taken), new Write.Hold(id(), taken.seat(), device)));
      record = record.with(taken);
      beginIfFull();
      audience.tellTable(record, agreed);
      return new Taken(taken.seat(), secret);
    } finally {
      lock.unlock();
    }
  }

  /// A seat and the secret that makes somebody its player.
  public record Taken(int seat, String secret) {}

  /// The seat of a secret, if it is one of this table's.
  int seatOf(String secret) {
    String hash = Secrets.hash(secret);
    int found = Seats.SPECTATOR;
    for (Seat seat : record.seats()) {
      if (seat.kind() == Kind.PERSON && Secrets.same(seat.secret(), hash)) {
        found = seat.seat();
      }
    }
    return found;
  }

  /// Fills the free seats with bots and begins.
  public void start(String bot) {
    lock.lock();
    try {
      if (record.state() != TableRecord.State.OPEN) {
        throw new Refused("started", "the game has begun");
      }
      var writes = new ArrayList<Write>();
      TableRecord filled = record;
      for (Seat seat : record.seats()) {
        if (seat.kind() == Kind.OPEN) {
          var _ = Bots.bot(game, bot);
          Seat taken = Seat.bot(seat.seat(), bot, Names.ofBot(bot, seat.seat()));
          filled = filled.with(taken);
          writes.add(new Write.SetSeat(id(), taken));
        }
      }
      safe(writes);
      record = filled;
      beginIfFull();
      audience.tellTable(record, agreed);
    } finally {
      lock.unlock();
    }
  }

  /// Sets the game up if every seat is taken.
  void beginIfFull() {
    lock.lock();
    try {
      if (match != null || record.state() != TableRecord.State.OPEN || !record.full()) {
        return;
      }
      Match<S, M, V> begun =
          Match.start(
              game,
              Settings.parse(game.options(), record.settings()),
              record.seats().size(),
              services.chance());
      keep(
          begun.lastRow(),
          Seats.SPECTATOR,
          "",
          "",
          List.of(new Write.SetState(id(), TableRecord.State.PLAYING, "")));
      match = begun;
      record = record.with(TableRecord.State.PLAYING, "");
      audience.restart(begun);
      audience.tellTable(record, agreed);
      wake();
      audience.tellNews(begun, List.of());
    } finally {
      lock.unlock();
    }
  }

  // Who listens.

  /// Connects somebody; the first frame is the welcome. `after` log entries are known there
  /// already.
  public void attach(Listener listener, int after) {
    lock.lock();
    try {
      audience.add(listener);
      audience.welcome(listener, record, agreed, match, after);
      audience.tellTable(record, agreed);
    } finally {
      lock.unlock();
    }
  }

  public void detach(Listener listener) {
    lock.lock();
    try {
      audience.remove(listener);
      audience.tellTable(record, agreed);
    } finally {
      lock.unlock();
    }
  }

  // What they do.

  /// Carries a command out and returns null, or says why not. Returns only when the outcome is
  /// safe.
  public @Nullable Problem command(int seat, Command command) {
    lock.lock();
    try {
      String before = carriedOut.get(key(seat, command.id()));
      if (before != null) {
        return before.equals(command.content())
            ? null
            : Problem.of("reused", "this id was used for another command");
      }
      if (seat == Seats.SPECTATOR) {
        return Problem.of("not-yours", "a spectator cannot act");
      }
      Match<S, M, V> now = match;
      if (now == null) {
        return Problem.of("not-started", "the game has not begun");
      }
      return switch (record.state()) {
        case FROZEN -> Problem.of("unavailable", "this table is frozen: " + record.reason());
        case OVER -> Problem.of("over", "the game is over");
        case OPEN, PLAYING ->
            command.act().isEmpty() ? move(now, seat, command) : act(now, seat, command);
      };
    } catch (StoreFailure e) {
      return Problem.of("unavailable", "nothing was changed: the move cannot be made safe now");
    } finally {
      lock.unlock();
    }
  }

  private @Nullable Problem move(Match<S, M, V> now, int seat, Command command) {
    M move;
    try {
      move = game.notation().move(now.position(), seat, command.move());
    } catch (BadInput e) {
      return Problem.of("unreadable", String.valueOf(e.getMessage()));
    }
    int moment = rules.moment(now.position(), seat);
    if (moment != command.moment()) {
      return Problem.of("stale", "the question has changed");
    }
    return enter(now, new Input.Played<>(seat, move), seat, command, List.of());
  }

  private @Nullable Problem act(Match<S, M, V> now, int seat, Command command) {
    return switch (command.act()) {
      case "take-back" ->
          enter(now, new Input.TakenBack<>(seat, now.canTakeBack(seat)), seat, command, List.of());
      case "leave" -> leave(now, seat, command);
      case "agree" -> {
        agreed |= Seats.mask(seat);
        yield endIfAllAgree(now, command, seat);
      }
      default -> {
        agreed &= ~Seats.mask(seat);
        audience.tellTable(record, agreed);
        yield null;
      }
    };
  }

  private @Nullable Problem leave(Match<S, M, V> now, int seat, Command command) {
    Seat sitting = record.seats().get(seat);
    if (!record.onLeave().equals("out")) {
      Seat bot = Seat.bot(seat, record.onLeave(), sitting.name());
      safe(List.of(new Write.SetSeat(id(), bot)));
      record = record.with(bot);
      audience.tellTable(record, agreed);
      wake();
      return null;
    }
    Problem problem =
        enter(
            now,
            new Input.Left<>(seat),
            seat,
            command,
            List.of(new Write.SetSeat(id(), sitting.gone())));
    if (problem == null) {
      record = record.with(sitting.gone());
      audience.tellTable(record, agreed);
    }
    return problem;
  }

  private @Nullable Problem endIfAllAgree(Match<S, M, V> now, Command command, int seat) {
    boolean all =
        record.seats().stream()
            .filter(each -> each.kind() == Kind.PERSON && !each.left())
            .allMatch(each -> (agreed >> each.seat() & 1) != 0);
    audience.tellTable(record, agreed);
    return all ? enter(now, new Input.AgreedEnd<>(), seat, command, List.of()) : null;
  }

  /// The heart: attempt on a copy, make it safe, commit, tell.
  private @Nullable Problem enter(
      Match<S, M, V> now, Input<M> input, int seat, @Nullable Command command, List<Write> beside) {
    Attempt<S> attempt;
    try {
      attempt = now.attempt(input, services.chance());
    } catch (RuntimeException e) {
      freeze("the rules failed at '" + input.text() + "': " + e);
      return Problem.of("unavailable", "this table is frozen: " + record.reason());
    }
    return switch (attempt) {
      case Attempt.Refused<S>(var why) -> Problem.refused(why);
      case Attempt.Ready<S> step -> {
        boolean over = rules.over(step.after());
        var writes = new ArrayList<>(beside);
        if (over) {
          writes.add(new Write.SetState(id(), TableRecord.State.OVER, ""));
        }
        String id = command == null ? "" : command.id();
        keep(step.row(), seat, id, command == null ? "" : command.content(), writes);
        now.commit(step);
        if (over) {
          record = record.with(TableRecord.State.OVER, "");
        }
        wake();
        audience.tellNews(now, step.told());
        if (over) {
          audience.tellTable(record, agreed);
        }
        yield null;
      }
    };
  }

  /// Appends a row and waits until it is forced to disk.
  private void keep(Row row, int seat, String command, String content, List<Write> beside) {
    String body = JournalFile.row(row);
    byte[] salt = Secrets.salt(HashChain.SALT_BYTES);
    String link = new HashChain(head).link(salt, body);
    var kept =
        new RowRecord(
            id(), row.number(), seat, command, content, body, HexFormat.of().formatHex(salt), link);
    var writes = new ArrayList<Write>(beside);
    writes.add(new Write.Append(kept));
    safe(writes);
    head = link;
    remember(seat, command, content);
  }

  private void safe(List<Write> writes) {
    if (writes.isEmpty()) {
      return;
    }
    try {
      services.store().write(writes).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreFailure failure ? failure : e;
    }
  }

  private void remember(int seat, String command, String content) {
    if (!command.isEmpty()) {
      carriedOut.put(key(seat, command), content);
    }
  }

  private static String key(int seat, String command) {
    return seat + " " + command;
  }

  private void freeze(String reason) {
    record = record.with(TableRecord.State.FROZEN, reason);
    clocks.set(List.of(), List.of(), (_, _) -> {});
    try {
      safe(List.of(new Write.SetState(id(), TableRecord.State.FROZEN, reason)));
    } catch (StoreFailure e) {
      // It is frozen here all the same; the next start reads the same journal and freezes it again.
    }
    audience.tellTable(record, agreed);
  }

  // What comes by itself: bots and clocks.

  private void wake() {
    Match<S, M, V> now = match;
    if (now == null || record.state() != TableRecord.State.PLAYING) {
      clocks.set(List.of(), List.of(), (_, _) -> {});
      return;
    }
    S s = now.position();
    int awaited = rules.awaited(s);
    for (Seat seat : record.seats()) {
      if (seat.kind() == Kind.BOT && (awaited >> seat.seat() & 1) != 0) {
        int moment = rules.moment(s, seat.seat());
        Duration delay = audience.isEmpty() ? Duration.ZERO : services.think();
        services.think(delay, () -> bot(seat.seat(), seat.bot(), moment));
      }
    }
    setClocks(s);
  }

  private void setClocks(S s) {
    var deadlines = new ArrayList<Deadline>();
    rules.deadlines(s, deadlines);
    // The courtesy of a clock is for people: bots answer by themselves.
    deadlines.removeIf(deadline -> deadline.courtesy() && (deadline.seats() & people()) == 0);
    var questions = new ArrayList<String>();
    for (Deadline deadline : deadlines) {
      var moments = new StringBuilder();
      for (int seat : Masks.seats(deadline.seats())) {
        moments.append(rules.moment(s, seat)).append(' ');
      }
      questions.add(moments.toString());
    }
    clocks.set(deadlines, questions, this::timeUp);
  }

  private int people() {
    int mask = 0;
    for (Seat seat : record.seats()) {
      mask |= seat.kind() == Kind.PERSON ? Seats.mask(seat.seat()) : 0;
    }
    return mask;
  }

  private void bot(int seat, String name, int moment) {
    lock.lock();
    try {
      Match<S, M, V> now = match;
      if (now == null
          || record.state() != TableRecord.State.PLAYING
          || record.seats().get(seat).kind() != Kind.BOT
          || (rules.awaited(now.position()) >> seat & 1) == 0
          || rules.moment(now.position(), seat) != moment) {
        return;
      }
      Bot<M, V> bot = bots.computeIfAbsent(seat, _ -> Bots.bot(game, name));
      var moves = new Moves<M>();
      rules.legal(now.position(), seat, moves);
      var own = services.chance();
      M proposal = rules.propose(now.position(), seat, own);
      if (proposal != null) {
        moves.add(proposal);
      }
      // A bot reads a copy: whatever it does, the table's position is out of its reach.
      M move = bot.choose(rules.view(now.position().copy(), seat), moves, own);
      Problem problem = enter(now, new Input.Played<>(seat, move), seat, null, List.of());
      if (problem != null && problem.code().equals("refused")) {
        freeze("bot " + name + " chose '" + move.text() + "': " + problem.clause());
      }
    } catch (StoreFailure e) {
      services.think(Duration.ofSeconds(1), () -> bot(seat, name, moment));
    } catch (RuntimeException e) {
      freeze("bot " + name + " failed: " + e);
    } finally {
      lock.unlock();
    }
  }

  private void timeUp(Deadline deadline, String question) {
    lock.lock();
    try {
      Match<S, M, V> now = match;
      if (now != null && clocks.runs(deadline, question)) {
        var _ =
            enter(
                now,
                new Input.TimeUp<>(deadline.label(), deadline.seats()),
                Seats.SPECTATOR,
                null,
                List.of());
      }
    } catch (StoreFailure e) {
      var _ = services.later(Duration.ofSeconds(1), () -> timeUp(deadline, question));
    } finally {
      lock.unlock();
    }
  }

  /// The whole journal as a file, once the game is over and nothing in it is secret any more.
  public String journalFile() {
    lock.lock();
    try {
      Match<S, M, V> now = match;
      if (now == null || record.state() != TableRecord.State.OVER) {
        throw new Refused("not-found", "the journal is published when the game is over");
      }
      var players =
          record.seats().stream()
              .map(seat ->
                  new SavedGame.Player(
                      seat.kind() == Kind.BOT ? seat.bot() : SavedGame.Player.PERSON, seat.name()))
              .toList();
      var onLeave = record.onLeave().equals("out") ? SavedGame.OnLeave.OUT : SavedGame.OnLeave.BOT;
      Journal journal = now.journal();
      return JournalFile.text(
          new SavedGame(journal, players, onLeave), () -> Secrets.salt(HashChain.SALT_BYTES));
    } finally {
      lock.unlock();
    }
  }
}
