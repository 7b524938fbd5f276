package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.wire.Messages;
import games.magie.wire.protocol.ClockInfo;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.TableInfo;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One table. Everything that changes it happens under its lock, one thing after the other; whoever
/// waits does so on a virtual thread. Who sits where is the work of [Places], what people do that
/// of [Commands] and [Courtesies], what comes by itself that of [Alarms]; [Play] is what they
/// change.
public final class Table<S extends State<S>, M extends Move, V extends View> {
  private static final Duration COUNTING = Duration.ofSeconds(1);

  private final ReentrantLock lock = new ReentrantLock(true);
  private final Audience<S, M, V> audience;
  private final Play<S, M, V> play;
  private final Places<S, M, V> places;
  private final Holders<S, M, V> holders;
  private final Arrival<S, M, V> arrival;
  private final Packing<S, M, V> packing;
  private final Commands<S, M, V> commands;
  private final Alarms<S, M, V> alarms;
  private final SeatClocks seatClocks;
  private final Chat chat;
  private final Services services;

  /// Whether everybody will be told how many watch.
  private boolean countDue;

  /// Another server has taken the table, or will, or it is asleep.
  private boolean letGo;

  /// Whether anything was asked or done here since [#fallsAsleep] looked.
  private boolean stirred = true;

  private Table(Game<S, M, V> game, TableRecord record, Services services) {
    this.services = services;
    int seats = record.seats().size();
    Terms terms = Terms.of(game, record);
    var clocks = new Clocks(services::nanos, services::later);
    this.seatClocks = new SeatClocks(terms, seats, services::nanos, services::later);
    this.audience =
        new Audience<>(
            Messages.of(game.id()),
            seats,
            () -> both(seatClocks.infos(), clocks.infos()),
            () -> packing().info());
    this.play = new Play<>(game, record, services, audience, this::foreseen, this::changed);
    this.arrival = new Arrival<>(play, services);
    this.packing = new Packing<>(play, services, arrival);
    this.places = new Places<>(play, services);
    this.holders = new Holders<>(play, services.store(), audience);
    this.alarms = new Alarms<>(play, services, audience, terms, clocks, seatClocks, this::locked);
    this.chat = new Chat(services.store(), play.ledger(), record.id());
    var courtesies = new Courtesies<>(play, terms, seatClocks, alarms, audience);
    this.commands = new Commands<>(play, courtesies, chat, audience, this::changed);
  }

  private static List<ClockInfo> both(List<ClockInfo> one, List<ClockInfo> other) {
    return Stream.concat(one.stream(), other.stream()).toList();
  }

  /// A new table; the caller has made its record safe.
  static Table<?, ?, ?> open(Game<?, ?, ?> game, TableRecord record, Services services) {
    return capture(game, record, services);
  }

  private static <S extends State<S>, M extends Move, V extends View> Table<S, M, V> capture(
      Game<S, M, V> game, TableRecord record, Services services) {
    return new Table<>(game, record, services);
  }

  private void changed() {
    alarms.set();
  }

  private Packing<S, M, V> packing() {
    return packing;
  }

  private List<Write> foreseen(S after) {
    return alarms.foreseen(after, play.accord().paused());
  }

  private void locked(Runnable task) {
    lock.lock();
    try {
      stirred = true;
      task.run();
    } finally {
      lock.unlock();
    }
  }

  private <T extends @Nullable Object> T ask(Supplier<T> task) {
    lock.lock();
    try {
      stirred = true;
      return task.get();
    } finally {
      lock.unlock();
    }
  }

  /// Takes up a table from what was kept of it. Whatever is wrong freezes this table alone.
  void resume(List<RowRecord> rows, List<Write.Act> acts, List<Write.SetTime> times) {
    locked(() -> {
      if (record().state().standsStill()) {
        play.set(play.accord().after(acts)); // who may speak there
        return;
      }
      try {
        resumeSafely(rows, acts, times);
      } catch (StoreFailure e) {
        throw e; // nothing is wrong with the table
      } catch (RuntimeException | StackOverflowError e) {
        play.freeze(
            e instanceof BadInput ? String.valueOf(e.getMessage()) : "cannot be resumed: " + e);
      }
    });
  }

  private void resumeSafely(List<RowRecord> rows, List<Write.Act> all, List<Write.SetTime> times) {
    packing.restore(all);
    List<Write.Act> acts = all.stream().filter(act -> !Papers.is(act)).toList();
    play.ledger().check(rows);
    play.ledger().restore(rows, acts);
    play.set(play.accord().after(acts));
    seatClocks.restore(times);
    if (record().state() == TableRecord.State.WAITING) {
      return; // it goes on when all of its people are there
    }
    if (rows.isEmpty()) {
      places.beginIfFull(); // the end came before the first row
      return;
    }
    var journal = new RowReader(record()).journal(rows);
    boolean over = record().state() == TableRecord.State.OVER;
    Match<S, M, V> resumed =
        over ? Match.review(play.game(), journal) : Match.resume(play.game(), journal);
    play.resume(resumed, rows.size());
    alarms.set();
  }

  /// Keeps what is left of the clocks, because the server goes.
  void rest() {
    locked(() -> {
      Match<S, M, V> now = play.running();
      if (now != null) {
        play.ledger().safe(alarms.foreseen(now.position(), true));
      }
    });
  }

  public String id() {
    return record().id();
  }

  /// Needs no lock.
  public TableRecord record() {
    return play.record();
  }

  public TableInfo info() {
    return ask(play::info);
  }

  /// Whether the game waits for one of these seats.
  public boolean waitsFor(int seats) {
    return ask(() -> {
      Match<S, M, V> now = play.running();
      return now != null && (play.rules().awaited(now.position()) & seats) != 0;
    });
  }

  Host.Glance glance(int seats) {
    return new Host.Glance(record().game(), record().state().text(), waitsFor(seats));
  }

  /// The same of a table that does not run here, from what was kept of it.
  static <S extends State<S>, M extends Move, V extends View> Host.Glance glance(
      Game<S, M, V> game, TableRecord record, List<RowRecord> rows, int seats) {
    boolean waits = false;
    if (record.state() == TableRecord.State.PLAYING && !rows.isEmpty()) {
      try {
        S now = Match.resume(game, new RowReader(record).journal(rows)).position();
        waits = (game.rules().awaited(now) & seats) != 0;
      } catch (RuntimeException | StackOverflowError e) {
        waits = false; // whoever takes the table up says what is wrong with it
      }
    }
    return new Host.Glance(record.game(), record.state().text(), waits);
  }

  // Who sits where.

  /// A seat and the secret that makes somebody its player.
  public record Taken(int seat, String secret) {}

  /// Takes an open seat, -1 for any, and returns it with its secret. The game begins when the table
  /// is full.
  public Taken sit(int wanted, String name, String device) {
    return ask(() -> places.sit(wanted, name, device));
  }

  /// A new secret for a seat that a device holds, so that its player can go on elsewhere. The old
  /// one is void.
  Taken renew(int seat, String device) {
    return ask(() -> holders.renew(seat, device));
  }

  /// The same, and no other device holds the seat any more, nor is connected for it.
  Taken signOutOthers(int seat, String device) {
    return ask(() -> holders.signOutOthers(seat, device));
  }

  /// A device shows a seat's secret and holds the seat from now on.
  int claim(String secret, String device) {
    return ask(() -> {
      int seat = seatOf(secret);
      if (seat == Seats.SPECTATOR) {
        throw new Refused("not-found", "this link opens no seat, or it does so no longer");
      }
      var hold = new Write.Hold(id(), seat, device);
      if (!arrival.arrive(seat, secret, hold)) {
        holders.add(hold);
      }
      return seat;
    });
  }

  /// The seat of a secret, if it is one of this table's.
  int seatOf(String secret) {
    return Places.seatOf(record(), secret);
  }

  /// Fills the free seats with bots and begins.
  public void start(String bot) {
    locked(() -> places.start(bot));
  }

  /// Whether anybody may find the table and watch.
  void list(boolean on) {
    locked(() -> places.list(on));
  }

  /// A table that was opened full begins at once.
  void beginIfFull() {
    locked(places::beginIfFull);
  }

  // Into a file and out of it.

  /// Packs the table and closes it here.
  ///
  /// @param phrase that all people agreed on, empty for a share for each of them
  public void pack(String phrase) {
    locked(() -> packing.pack(phrase));
  }

  /// Whether a seat agrees to a phrase in the place of shares.
  public void consent(int seat, boolean yes) {
    locked(() -> packing.consent(seat, yes));
  }

  /// The file into which the table was packed.
  public String packedFile() {
    return ask(packing::file);
  }

  /// The code with which the player of a seat opens the file together with the others.
  public String packedCode(int seat) {
    return ask(() -> packing.code(seat));
  }

  /// The phrase with which a file was sealed.
  public void unlock(String phrase) {
    locked(() -> arrival.unlock(phrase));
  }

  void reopen(String file) {
    locked(() -> packing.reopen(file));
  }

  Taken take(int seat, String device) {
    return ask(() -> arrival.take(seat, device));
  }

  // Who listens.

  /// Connects somebody; the first frame is the welcome. `after` log entries are known there
  /// already.
  public void attach(Listener listener, int after) {
    locked(() -> {
      if (letGo) {
        listener.dismiss();
        return;
      }
      if (!holders.admits(listener)) {
        listener.signOut();
        return;
      }
      audience.add(listener);
      try {
        audience.welcome(listener, record(), play.accord(), play.shown(), after);
      } catch (RuntimeException | StackOverflowError e) {
        audience.remove(listener); // the welcome is the first frame
        play.freeze("the view of " + Seats.letter(listener.seat()) + " failed: " + e);
        audience.add(listener);
        audience.welcome(listener, record(), play.accord(), null, after);
      }
      audience.tellMore(listener, play.accord(), chat.last());
      holders.tell(listener);
      tellComing(listener);
    });
  }

  /// Everybody is told at once who sits down or goes away. How many watch is told once in a while:
  /// otherwise a thousand spectators would be sent a million frames.
  private void tellComing(Listener who) {
    if (who.seat() != Seats.SPECTATOR) {
      play.tellTable();
    } else if (!countDue) {
      countDue = true;
      var _ =
          services.later(
              COUNTING,
              () ->
                  locked(() -> {
                    countDue = false;
                    play.tellTable();
                  }));
    }
  }

  public void detach(Listener listener) {
    locked(() -> {
      audience.remove(listener);
      tellComing(listener);
    });
  }

  /// Sends everybody away; what is written from now on is refused by the store.
  void letGo() {
    locked(() -> {
      letGo = true;
      audience.dismiss();
    });
  }

  /// Lets the table go if nobody is here, nothing has happened since this was asked last, and
  /// nothing will by itself: then the store alone can keep it.
  ///
  /// @param unseen whether nobody could have found the table yet
  boolean fallsAsleep(boolean unseen) {
    lock.lock();
    try {
      boolean quiet = (unseen || !stirred) && audience.isEmpty() && alarms.nothingComes();
      letGo |= quiet;
      stirred = false;
      return quiet;
    } finally {
      lock.unlock();
    }
  }

  // What they do.

  /// Carries a command out and returns null, or says why not. Returns only when the outcome is
  /// safe.
  public @Nullable Problem command(int seat, Command command) {
    return ask(() -> commands.command(seat, command));
  }

  /// The same for somebody who is connected; refused if the seat is not theirs any more.
  public @Nullable Problem command(Listener from, Command command) {
    return ask(
        () -> from.isSignedOut() ? Holders.SIGNED_OUT : commands.command(from.seat(), command));
  }

  /// What a move would lead to, as far as its seat may know; null where that cannot be told.
  /// Nothing is changed. Throws [Refused] where the move is not allowed.
  public @Nullable Record consider(int seat, Command command) {
    return ask(() -> commands.consider(seat, command));
  }

  /// The same for somebody who is connected.
  public @Nullable Record consider(Listener from, Command command) {
    return ask(() -> {
      if (from.isSignedOut()) {
        throw new Refused(Holders.SIGNED_OUT);
      }
      return commands.consider(from.seat(), command);
    });
  }

  /// The whole journal as a file, once the game is over and nothing in it is secret any more.
  public String journalFile() {
    return ask(() -> {
      Match<S, M, V> now = play.match();
      if (now == null || record().state() != TableRecord.State.OVER) {
        throw new Refused("not-found", "the journal is published when the game is over");
      }
      return Published.text(record(), now.journal());
    });
  }
}
