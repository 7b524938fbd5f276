package games.magie.table;

import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// Files become tables, one after the other, so that none becomes two.
final class Unpacking {
  private final Host host;
  private final Services services;
  private final Unpacker unpacker;
  private final long mostWaiting;
  private final ReentrantLock lock = new ReentrantLock();

  /// @param mostWaiting bytes of files whose tables wait for their people
  Unpacking(Host host, Services services, Unpacker unpacker, long mostWaiting) {
    this.host = host;
    this.mostWaiting = mostWaiting;
    this.services = services;
    this.unpacker = unpacker;
  }

  Table<?, ?, ?> unpack(String file, String device) {
    lock.lock();
    try {
      PackedTable packed =
          services.read(() -> Opening.inField("file", () -> PackedFile.parse(file)));
      Optional<Table<?, ?, ?>> here = known(packed, file).flatMap(host::table);
      if (here.isPresent()) {
        return reopen(here.get(), file, device);
      }
      checkRoom(file.length());
      var unpacked = services.read(() -> Opening.inField("file", () -> unpacker.unpack(packed)));
      try {
        host.safe(unpacked.writes());
      } catch (Refused e) {
        if (known(packed, file).isPresent()) {
          throw exists(); // another server was faster
        }
        throw e;
      }
      return host.add(unpacked.table());
    } finally {
      lock.unlock();
    }
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

  private Table<?, ?, ?> reopen(Table<?, ?, ?> table, String file, String device) {
    if (table.record().state() != TableRecord.State.PACKED) {
      throw exists();
    }
    if (host.held(device).stream().noneMatch(held -> held.table().equals(table.id()))) {
      throw new Refused("forbidden", "only who sits at this table may open it again here");
    }
    table.reopen(file);
    return table;
  }
}
