package games.magie.table.host;

import games.magie.table.AdminCommand;
import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.State;
import games.magie.table.Tokens;
import games.magie.table.actions.PackingRecords;
import games.magie.table.lease.Tables;
import games.magie.table.live.LiveTable;
import games.magie.table.live.Opening;
import games.magie.table.live.TableServices;
import games.magie.table.pack.Unpacker;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// Files become tables, one after the other, so that none becomes two.
public final class Unpacking {
  private final Tables tables;
  private final TableServices services;
  private final Unpacker unpacker;
  private final long mostWaiting;
  private final ReentrantLock lock = new ReentrantLock();

  /// @param mostWaiting bytes of files whose tables wait for their people
  public Unpacking(Tables tables, TableServices services, Unpacker unpacker, long mostWaiting) {
    this.tables = tables;
    this.mostWaiting = mostWaiting;
    this.services = services;
    this.unpacker = unpacker;
  }

  public Table unpack(String file, String device) {
    lock.lock();
    try {
      PackedTable packed =
          services.read(() -> Opening.inField("file", () -> PackedFile.parse(file)));
      Optional<LiveTable<?, ?, ?>> here = known(packed, file).flatMap(tables::table);
      if (here.isPresent()) {
        return reopen(here.get(), file, device);
      }
      checkRoom(file.length());
      var unpacked = services.read(() -> Opening.inField("file", () -> unpacker.unpack(packed)));
      try {
        services.safe(unpacked.writes());
      } catch (Refused e) {
        if (known(packed, file).isPresent()) {
          throw exists(); // another server was faster
        }
        throw e;
      }
      return add(unpacked.table());
    } finally {
      lock.unlock();
    }
  }

  /// The id of the table that was packed under this name, here or where it came from. Where several
  /// files bear the name it is the one that goes on, or the one to which most people have come.
  public Optional<String> named(String name) {
    List<String> all = services.store().packed(name);
    return all.size() < 2
        ? all.stream().findFirst()
        : all.stream().max(Comparator.comparingInt(this::progress));
  }

  private int progress(String id) {
    return switch (services.store().table(id).map(TableRecord::state).orElse(State.CLOSED)) {
      case CLOSED -> -1;
      case WAITING -> PackingRecords.of(services.store().actions(id)).shares().size();
      case OPEN, PLAYING, OVER, PACKED, FROZEN, STOPPED -> AdminCommand.MOST_SEATS + 1;
    };
  }

  private Table add(TableRecord record) {
    LiveTable<?, ?, ?> table = tables.opened(record);
    table.resume(List.of(), services.store().actions(record.id()), List.of());
    return table;
  }

  private Optional<String> known(PackedTable packed, String file) {
    return services.store().known(packed.head().pack(), file);
  }

  private void checkRoom(long bytes) {
    if (services.store().waitingBytes() + bytes > mostWaiting) {
      throw new Refused("too-many", "too many tables wait for their people here, try again later");
    }
  }

  private static Refused exists() {
    return new Refused("exists", "the table of this file is here already");
  }

  private Table reopen(LiveTable<?, ?, ?> table, String file, String device) {
    if (table.record().state() != TableRecord.State.PACKED) {
      throw exists();
    }
    if (services.store().holds(Tokens.hash(device)).stream()
        .noneMatch(held -> held.table().equals(table.id()))) {
      throw new Refused("forbidden", "only who sits at this table may open it again here");
    }
    table.reopen(file);
    return table;
  }
}
