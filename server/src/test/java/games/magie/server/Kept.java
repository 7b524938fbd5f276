package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a store holds after an accident, compared with what players were told.
public final class Kept {
  private final Map<String, List<RowRecord>> rows = new HashMap<>();

  /// Every journal must hold.
  public Kept(Store store) {
    for (TableRecord table : store.tables()) {
      List<RowRecord> kept = store.rows(table.id());
      rows.put(table.id(), kept);
      if (kept.isEmpty()) {
        // The end came between the opening of a table and its first row: the next start sets it up.
        assertThat(table.state()).isEqualTo(TableRecord.State.OPEN);
        continue;
      }
      var journal = new ArrayList<Row>();
      kept.forEach(row -> journal.add(JournalFile.parseRow(row.number(), row.body())));
      var match =
          Match.resume(
              Catalogue.game(table.game()),
              new Journal(
                  table.game(), table.version(), table.settings(), table.seats().size(), journal));
      assertThat(match.rows()).hasSameSizeAs(kept);
    }
  }

  public List<RowRecord> rows(String table) {
    return rows.getOrDefault(table, List.of());
  }

  /// How many of the acknowledged moves are there; and everything that anybody was told must be.
  public long found(List<LoadPlayer> players) {
    for (LoadPlayer player : players) {
      String table = player.table();
      if (table != null) {
        int events =
            rows(table).stream()
                .mapToInt(row -> JournalFile.parseRow(row.number(), row.body()).events().size())
                .sum();
        assertThat(player.known())
            .as("entries told, of %d kept", events)
            .isLessThanOrEqualTo(events);
      }
    }
    return players.stream()
        .flatMap(player -> player.acknowledged().stream())
        .filter(this::isKept)
        .count();
  }

  private boolean isKept(LoadPlayer.Acknowledged move) {
    return rows(move.table()).stream()
            .filter(row -> row.command().equals(move.id()) && row.content().equals(move.content()))
            .count()
        == 1;
  }

  public static long tables(List<LoadPlayer> players) {
    return players.stream()
        .flatMap(player -> player.acknowledged().stream())
        .map(LoadPlayer.Acknowledged::table)
        .distinct()
        .count();
  }
}
