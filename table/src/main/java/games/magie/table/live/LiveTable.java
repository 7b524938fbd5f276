package games.magie.table.live;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.Host;
import games.magie.table.Listener;
import games.magie.table.Refused;
import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.store.Published;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.TableInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A table as it runs: everything happens under its lock. Who sits where is the work of [Places],
/// who listens that of [Attendance], what people do that of [Commands] and [SeatCommands], what
/// comes by itself that of [Alarms]; [Play] is what they change.
public final class LiveTable<S extends State<S>, M extends Move, V extends View> implements Table {
  private final TableLock lock = new TableLock();
  private final Play<S, M, V> play;
  private final Places<S, M, V> places;
  private final Holders<S, M, V> holders;
  private final Unsealing<S, M, V> unsealing;
  private final Packing<S, M, V> packing;
  private final Commands<S, M, V> commands;
  private final Alarms<S, M, V> alarms;
  private final Attendance<S, M, V> attendance;
  private final Resumption<S, M, V> resumption;
  private final TimeKeeping<S, M, V> time;
  private final Rematch<S, M, V> rematch;

  /// Each part is made from those before it; only [Alarms], which act in [Play] and are told of its
  /// changes, are made known to it afterwards.
  private LiveTable(Game<S, M, V> game, TableRecord record, TableServices services) {
    var standing = new Standing<>(game, record);
    var packState = new PackState<>(standing);
    this.time = new TimeKeeping<>(standing, services);
    var audience = new Audience<>(standing, time, packState);
    this.play = new Play<>(standing, services, time, audience);
    this.alarms = new Alarms<>(play, services, audience, time, lock);
    play.onChange(alarms::set);
    this.places = new Places<>(play, services);
    this.holders = new Holders<>(play, services.store(), audience);
    this.unsealing = new Unsealing<>(play, services, packState);
    this.packing = new Packing<>(play, services, packState);
    var chat = new Chat(services.store(), play.ledger(), record.id());
    this.attendance = new Attendance<>(standing, play, audience, holders, chat, services, lock);
    this.commands = new Commands<>(play, new SeatCommands<>(play, time, audience), chat, audience);
    this.rematch = new Rematch<>(play);
    this.resumption = new Resumption<>(play, places, packState, time);
  }

  /// A new table; the caller has made its record safe.
  public static LiveTable<?, ?, ?> open(
      Game<?, ?, ?> game, TableRecord record, TableServices services) {
    return capture(game, record, services);
  }

  private static <S extends State<S>, M extends Move, V extends View> LiveTable<S, M, V> capture(
      Game<S, M, V> game, TableRecord record, TableServices services) {
    return new LiveTable<>(game, record, services);
  }

  /// Takes the table up from what a store has kept of it.
  public void resume(Store store) {
    List<Write.SetTime> times = record().clock() == 0 ? List.of() : store.times(id());
    resume(store.rows(id()), store.actions(id()), times);
  }

  /// Takes up a table from what was kept of it. Whatever is wrong freezes this table alone.
  public void resume(List<RowRecord> rows, List<Write.Action> actions, List<Write.SetTime> times) {
    lock.run(() -> resumption.resume(rows, actions, times));
  }

  /// Keeps what is left of the clocks, because the server goes.
  public void rest() {
    lock.run(() -> {
      Match<S, M, V> now = play.running();
      if (now != null) {
        play.ledger().safe(time.foreseen(now.position(), true));
      }
    });
  }

  @Override
  public String id() {
    return record().id();
  }

  @Override
  public TableRecord record() {
    return play.record();
  }

  @Override
  public TableInfo info() {
    return lock.ask(play::info);
  }

  @Override
  public boolean waitsFor(int seats) {
    return lock.ask(() -> {
      Match<S, M, V> now = play.running();
      return now != null && (play.rules().awaited(now.position()) & seats) != 0;
    });
  }

  public Host.Glance glance(int seats) {
    return new Host.Glance(record().game(), record().state().text(), waitsFor(seats));
  }

  /// The same of a table that does not run here, from what was kept of it.
  public static Host.Glance glance(
      Game<?, ?, ?> game, TableRecord record, List<RowRecord> rows, int seats) {
    return Resumption.glance(game, record, rows, seats);
  }

  // Who sits where.

  @Override
  public Taken sit(int wanted, String name, String device) {
    return lock.ask(() -> places.sit(wanted, name, device));
  }

  @Override
  public Taken renew(int seat, String device) {
    return lock.ask(() -> holders.renew(seat, device));
  }

  @Override
  public Taken signOutOthers(int seat, String device) {
    return lock.ask(() -> holders.signOutOthers(seat, device));
  }

  @Override
  public int claim(String secret, String device) {
    return lock.ask(() -> {
      int seat = seatOf(secret);
      if (seat == Seats.SPECTATOR) {
        throw new Refused("not-found", "this link opens no seat, or it does so no longer");
      }
      var hold = new Write.Hold(id(), seat, device);
      if (!unsealing.arrive(seat, secret, hold)) {
        holders.add(hold);
      }
      return seat;
    });
  }

  @Override
  public int seatOf(String secret) {
    return Places.seatOf(record(), secret);
  }

  @Override
  public void start(String bot) {
    lock.run(() -> places.start(bot));
  }

  @Override
  public String rematch(int seat) {
    return lock.ask(() -> rematch.at(seat));
  }

  @Override
  public void list(boolean on) {
    lock.run(() -> places.list(on));
  }

  /// A table that was opened full begins at once.
  public void beginIfFull() {
    lock.run(places::beginIfFull);
  }

  // Into a file and out of it.

  @Override
  public void pack(String phrase) {
    lock.run(() -> packing.pack(phrase));
  }

  @Override
  public void consent(int seat, boolean yes) {
    lock.run(() -> packing.consent(seat, yes));
  }

  @Override
  public String packedFile() {
    return lock.ask(packing::file);
  }

  @Override
  public String packedCode(int seat) {
    return lock.ask(() -> packing.code(seat));
  }

  @Override
  public void unlock(String phrase) {
    lock.run(() -> unsealing.unlock(phrase));
  }

  public void reopen(String file) {
    lock.run(() -> packing.reopen(file));
  }

  @Override
  public Taken take(int seat, String device) {
    return lock.ask(() -> unsealing.take(seat, device));
  }

  // Who listens.

  @Override
  public void attach(Listener listener, int after) {
    lock.run(() -> attendance.attach(listener, after));
  }

  @Override
  public void detach(Listener listener) {
    lock.run(() -> attendance.detach(listener));
  }

  /// Sends everybody away; what is written from now on is refused by the store.
  public void letGo() {
    lock.run(attendance::letGo);
  }

  /// Lets the table go if nobody is here, nothing has happened since this was asked last, and
  /// nothing will by itself: then the store alone can keep it.
  ///
  /// @param unseen whether nobody could have found the table yet
  public boolean fallsAsleep(boolean unseen) {
    return lock.look(
        stirred -> (unseen || !stirred) && alarms.nothingComes() && attendance.closeIfEmpty());
  }

  // What they do.

  @Override
  public @Nullable Problem command(int seat, Command command) {
    return lock.ask(() -> commands.command(seat, command));
  }

  @Override
  public @Nullable Problem command(Listener from, Command command) {
    return lock.ask(
        () -> from.isSignedOut() ? Holders.SIGNED_OUT : commands.command(from.seat(), command));
  }

  @Override
  public @Nullable Record consider(int seat, Command command) {
    return lock.ask(() -> commands.consider(seat, command));
  }

  @Override
  public @Nullable Record consider(Listener from, Command command) {
    return lock.ask(() -> {
      if (from.isSignedOut()) {
        throw new Refused(Holders.SIGNED_OUT);
      }
      return commands.consider(from.seat(), command);
    });
  }

  @Override
  public String journalFile() {
    return lock.ask(() -> {
      Match<S, M, V> now = play.match();
      if (now == null || record().state() != TableRecord.State.OVER) {
        throw new Refused("not-found", "the journal is published when the game is over");
      }
      return Published.text(record(), now.journal());
    });
  }
}
