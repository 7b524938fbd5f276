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
  private final ReentrantLock lock = new ReentrantLock();

  Unpacking(Host host, Services services, Unpacker unpacker) {
    this.host = host;
    this.services = services;
    this.unpacker = unpacker;
  }

  Table<?, ?, ?> unpack(String file, String device) {
    PackedTable packed = Opening.inField("file", () -> PackedFile.parse(file));
    lock.lock();
    try {
      Optional<Table<?, ?, ?>> here = host.packed(packed.head().pack()).flatMap(host::table);
      if (here.isPresent()) {
        return reopen(here.get(), file, device);
      }
      var unpacked = Opening.inField("file", () -> services.work(() -> unpacker.unpack(packed)));
      try {
        host.safe(unpacked.writes());
      } catch (Refused e) {
        if (host.packed(packed.head().pack()).isPresent()) {
          throw exists(); // another server was faster
        }
        throw e;
      }
      return host.add(unpacked.table());
    } finally {
      lock.unlock();
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
