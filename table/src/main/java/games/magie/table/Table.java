package games.magie.table;

import games.magie.bots.Bots;
import games.magie.kernel.Attempt;
import games.magie.kernel.BadInput;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.wire.Messages;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
  private final BotSeats<S, M, V> bots;
  private final Ledger ledger;

  private volatile TableRecord record; // also read without the lock
  private @Nullable Match<S, M, V> match;
  private int agreed;

  private Table(Game<S, M, V> game, TableRecord record, Services services) {
    this.game = game;
    this.rules = game.rules();
    this.record = record;
    this.services = services;
    this.bots = new BotSeats<>(game);
    this.ledger = new Ledger(services.store(), record.id());
    this.clocks = new Clocks(services::later, Duration.ofSeconds(record.clock()));
    this.audience = new Audience<>(Messages.of(game.id()), record.seats().size(), clocks);
  }

  /// A new table; the caller has made its record safe.
  static Table<?, ?, ?> open(Game<?, ?, ?> game, TableRecord record, Services services) {
    return capture(game, record, services);
  }

  private static <S extends State<S>, M extends Move, V extends View> Table<S, M, V> capture(
      Game<S, M, V> game, TableRecord record, Services services) {
    return new Table<>(game, record, services);
  }

  /// Takes up a table from what was kept of it. Whatever is wrong freezes this table alone.
  void resume(List<RowRecord> rows, List<Write.Act> acts) {
    lock.lock();
    try {
      if (record.state() == TableRecord.State.FROZEN) {
        return;
      }
      ledger.restore(rows, acts);
      agreed = Votes.after(acts);
      if (rows.isEmpty()) {
        begin(record, List.of()); // the end came before the first row
        return;
      }
      Match<S, M, V> resumed = Match.resume(game, new RowReader(record).journal(rows));
      match = resumed;
      audience.restart(resumed);
      if (resumed.rows().size() > rows.size()) {
        ledger.append(resumed.lastRow(), List.of());
      }
      wake();
    } catch (RuntimeException | StackOverflowError e) {
      freeze(e instanceof BadInput ? String.valueOf(e.getMessage()) : "cannot be resumed: " + e);
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
      return now != null
          && record.state() == TableRecord.State.PLAYING
          && (rules.awaited(now.position()) & seats) != 0;
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
      if (wanted >= record.seats().size()) {
        throw new Refused(Problem.field("seat", "there is no such seat"));
      }
      Seat free =
          record.seats().stream()
              .filter(seat -> seat.kind() == Kind.OPEN)
              .filter(seat -> wanted < 0 || seat.seat() == wanted)
              .findFirst()
              .orElseThrow(() -> new Refused("full", "this seat is taken"));
      String secret = Secrets.secret();
      Seat taken = Seat.person(free.seat(), Names.check(name, record), Secrets.hash(secret));
      begin(
          record.with(taken),
          List.of(new Write.SetSeat(id(), taken), new Write.Hold(id(), taken.seat(), device)));
      return new Taken(taken.seat(), secret);
    } finally {
      lock.unlock();
    }
  }

  /// A seat and the secret that makes somebody its player.
  public record Taken(int seat, String secret) {}

  /// A new secret for a seat, so that its player can go on elsewhere. The old one is void.
  public Taken renew(int seat) {
    lock.lock();
    try {
      Seat sitting = record.seats().get(seat);
      if (sitting.kind() != Kind.PERSON || sitting.left()) {
        throw new Refused("not-found", "there is no such seat");
      }
      String secret = Secrets.secret();
      Seat renewed = Seat.person(seat, sitting.name(), Secrets.hash(secret));
      ledger.safe(List.of(new Write.SetSeat(id(), renewed)));
      record = record.with(renewed);
      return new Taken(seat, secret);
    } finally {
      lock.unlock();
    }
  }

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
      begin(filled, writes);
    } finally {
      lock.unlock();
    }
  }

  /// A table that was opened full begins at once.
  void beginIfFull() {
    lock.lock();
    try {
      begin(record, List.of());
    } finally {
      lock.unlock();
    }
  }

  /// Seats people, and sets the game up if no seat is left: both are kept together, so that nobody
  /// can sit at a full table that never begins.
  private void begin(TableRecord seated, List<Write> seating) {
    if (match != null || !seated.full()) {
      ledger.safe(seating);
      record = seated;
      audience.tellTable(record, agreed);
      return;
    }
    var settings = Settings.parse(game.options(), seated.settings());
    Match<S, M, V> begun = Match.start(game, settings, seated.seats().size(), services.chance());
    var writes = new ArrayList<>(seating);
    writes.add(new Write.SetState(id(), TableRecord.State.PLAYING, ""));
    ledger.append(begun.lastRow(), writes);
    match = begun;
    record = seated.with(TableRecord.State.PLAYING, "");
    audience.tellTable(record, agreed);
    wake();
    audience.tellBeginning(begun);
  }

  // Who listens.

  /// Connects somebody; the first frame is the welcome. `after` log entries are known there
  /// already.
  public void attach(Listener listener, int after) {
    lock.lock();
    try {
      audience.add(listener);
      try {
        audience.welcome(listener, record, agreed, shown(), after);
      } catch (RuntimeException | StackOverflowError e) {
        audience.remove(listener); // the welcome is the first frame
        freeze("the view of " + Seats.letter(listener.seat()) + " failed: " + e);
        audience.add(listener);
        audience.welcome(listener, record, agreed, null, after);
      }
      audience.tellTable(record, agreed);
    } finally {
      lock.unlock();
    }
  }

  /// The match, unless something is wrong with it.
  private @Nullable Match<S, M, V> shown() {
    return record.state() == TableRecord.State.FROZEN ? null : match;
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
      String before = ledger.carriedOut(seat, command.id());
      if (before != null) {
        return before.equals(command.content())
            ? null
            : Problem.of("reused", "this id was used for another command");
      }
      if (seat == Seats.SPECTATOR) {
        return Problem.of("not-yours", "a spectator cannot act");
      }
      return switch (record.state()) {
        case FROZEN -> frozen();
        case OVER -> Problem.of("over", "the game is over");
        case OPEN -> Problem.of("not-started", "the game has not begun");
        case PLAYING -> seated(seat, command);
      };
    } catch (StoreFailure e) {
      return Problem.of("unavailable", "nothing was changed: the move cannot be made safe now");
    } catch (RuntimeException | StackOverflowError e) {
      freeze("the rules failed at '" + command.content() + "': " + e);
      return frozen();
    } finally {
      lock.unlock();
    }
  }

  private Problem frozen() {
    return Problem.of("unavailable", "this table is frozen: " + record.reason());
  }

  private @Nullable Problem seated(int seat, Command command) {
    Match<S, M, V> now = Objects.requireNonNull(match);
    Seat sitting = record.seats().get(seat);
    if (sitting.kind() != Kind.PERSON || sitting.left()) {
      return Problem.of("not-yours", "you have left this seat");
    }
    return switch (command.act()) {
      case "" -> move(now, seat, command);
      case "take-back" ->
          enter(now, new Input.TakenBack<>(seat, now.canTakeBack(seat)), seat, command, List.of());
      case "leave" -> leave(now, seat, command);
      default -> vote(now, seat, command);
    };
  }

  private @Nullable Problem move(Match<S, M, V> now, int seat, Command command) {
    try {
      var played = new Input.Played<>(seat, read(now, seat, command));
      return enter(now, played, seat, command, List.of());
    } catch (Refused e) {
      return e.problem();
    }
  }

  private M read(Match<S, M, V> now, int seat, Command command) {
    if (rules.moment(now.position(), seat) != command.moment()) {
      throw new Refused("stale", "the question has changed");
    }
    try {
      return game.notation().move(now.position(), seat, command.move());
    } catch (BadInput e) {
      throw new Refused("unreadable", String.valueOf(e.getMessage()));
    }
  }

  /// What a move would lead to, as far as its seat may know; null where that cannot be told.
  /// Nothing is changed. Throws [Refused] where the move is not allowed.
  public @Nullable Record consider(int seat, Command command) {
    lock.lock();
    try {
      Match<S, M, V> now = match;
      if (now == null || record.state() != TableRecord.State.PLAYING) {
        throw new Refused("unavailable", "nobody plays here now");
      }
      if (seat == Seats.SPECTATOR) {
        throw new Refused("not-yours", "a spectator cannot act");
      }
      M move = read(now, seat, command);
      Refusal why = rules.objection(now.position(), seat, move);
      if (why != null) {
        throw new Refused(Problem.refused(why));
      }
      return rules.view(now.position(), seat).outlook(move);
    } finally {
      lock.unlock();
    }
  }

  private @Nullable Problem leave(Match<S, M, V> now, int seat, Command command) {
    Seat sitting = record.seats().get(seat);
    if (record.onLeave().equals("out")) {
      var writes = List.<Write>of(new Write.SetSeat(id(), sitting.gone()));
      Problem problem = enter(now, new Input.Left<>(seat), seat, command, writes);
      if (problem != null) {
        return problem;
      }
      record = record.with(sitting.gone());
    } else {
      Seat bot = Seat.bot(seat, record.onLeave(), sitting.name());
      ledger.act(act(seat, command), List.of(new Write.SetSeat(id(), bot)));
      record = record.with(bot);
      wake();
    }
    audience.tellTable(record, agreed);
    // Those who stay may all have agreed before.
    return record.state() == TableRecord.State.PLAYING && Votes.unanimous(agreed, record)
        ? enter(now, new Input.AgreedEnd<>(), Seats.SPECTATOR, null, List.of())
        : null;
  }

  private @Nullable Problem vote(Match<S, M, V> now, int seat, Command command) {
    int votes = Votes.after(agreed, seat, command.content());
    Write.Act act = act(seat, command);
    if (Votes.unanimous(votes, record)) {
      Problem problem = enter(now, new Input.AgreedEnd<>(), seat, command, List.of(act));
      if (problem != null) {
        return problem;
      }
    } else {
      ledger.act(act, List.of());
    }
    agreed = votes;
    audience.tellTable(record, agreed);
    return null;
  }

  private Write.Act act(int seat, Command command) {
    return new Write.Act(id(), seat, command.id(), command.content());
  }

  /// The heart: attempt on a copy, make it safe, commit, tell.
  private @Nullable Problem enter(
      Match<S, M, V> now, Input<M> input, int seat, @Nullable Command command, List<Write> beside) {
    return switch (now.attempt(input, services.chance())) {
      case Attempt.Refused<S>(var why) -> Problem.refused(why);
      case Attempt.Ready<S> step -> {
        boolean over = rules.over(step.after());
        var writes = new ArrayList<>(beside);
        if (over) {
          writes.add(new Write.SetState(id(), TableRecord.State.OVER, ""));
        }
        ledger.append(step.row(), seat, command, writes);
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

  private void freeze(String reason) {
    record = record.with(TableRecord.State.FROZEN, reason);
    clocks.set(List.of(), _ -> {});
    try {
      ledger.safe(List.of(new Write.SetState(id(), TableRecord.State.FROZEN, reason)));
    } catch (StoreFailure e) {
      // It is frozen here all the same; the next start reads the same journal and freezes it again.
    }
    audience.tellTable(record, agreed);
  }

  // What comes by itself: bots and clocks.

  private void wake() {
    Match<S, M, V> now = match;
    if (now == null || record.state() != TableRecord.State.PLAYING) {
      clocks.set(List.of(), _ -> {});
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
    clocks.set(deadlines.stream().map(d -> due(s, d)).toList(), this::timeUp);
  }

  private Clocks.Due due(S s, Deadline deadline) {
    var question = new StringBuilder();
    if (deadline.courtesy()) {
      for (int seat : Masks.seats(deadline.seats())) {
        question.append(seat).append(' ').append(rules.moment(s, seat)).append(' ');
      }
    } else {
      question.append(deadline.number());
    }
    return new Clocks.Due(deadline, question.toString());
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
      M move = bots.choose(now.position(), seat, name, services.chance());
      Problem problem = enter(now, new Input.Played<>(seat, move), seat, null, List.of());
      if (problem != null && problem.code().equals("refused")) {
        freeze("bot " + name + " chose '" + move.text() + "': " + problem.clause());
      }
    } catch (StoreFailure e) {
      services.think(Duration.ofSeconds(1), () -> bot(seat, name, moment));
    } catch (RuntimeException | StackOverflowError e) {
      freeze("bot " + name + " failed: " + e);
    } finally {
      lock.unlock();
    }
  }

  private void timeUp(Clocks.Due due) {
    lock.lock();
    try {
      Match<S, M, V> now = match;
      Deadline deadline = clocks.passed(due);
      if (now != null && deadline != null) {
        var _ =
            enter(
                now,
                new Input.TimeUp<>(deadline.label(), deadline.seats()),
                Seats.SPECTATOR,
                null,
                List.of());
      }
    } catch (StoreFailure e) {
      var _ = services.later(Duration.ofSeconds(1), () -> timeUp(due));
    } catch (RuntimeException | StackOverflowError e) {
      freeze("the rules failed at the end of '" + due.deadline().label() + "': " + e);
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
      return Published.text(record, now.journal());
    } finally {
      lock.unlock();
    }
  }
}
