package games.magie.e2e;

import games.magie.kernel.Fields;
import games.magie.kernel.Game;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Row;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.RowRecord;
import games.magie.table.Secrets;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Write;
import games.magie.wire.Catalogue;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// A table at which a game stands in a given position, in a store before its server is started.
///
/// @param id its name in addresses
/// @param links the address of each seat, which makes whoever opens it that player
record GivenTable(String id, List<String> links) {
  GivenTable {
    links = List.copyOf(links);
  }

  /// @param options what departs from the default, as in a scenario
  /// @param position as in a scenario
  /// @param names `bot` for one that plays by itself
  static GivenTable write(
      Store store, String game, String options, String position, String... names) {
    Game<?, ?, ?> rules = Catalogue.game(game);
    String settings = Settings.parse(rules.options(), options).text();
    String id = Secrets.secret();
    var seats = new ArrayList<Seat>();
    var links = new ArrayList<String>();
    for (String name : names) {
      String secret = Secrets.secret();
      boolean bot = name.equals("bot");
      seats.add(
          new Seat(
              seats.size(),
              bot ? Kind.BOT : Kind.PERSON,
              bot ? "easy" : "",
              bot ? "Easy " + Seats.letter(seats.size()) : name,
              bot ? "" : Secrets.hash(secret),
              false));
      links.add("/t/" + id + "#" + secret);
    }
    var playing = TableRecord.State.PLAYING;
    var table = new TableRecord(id, game, rules.version(), settings, 0, "out", playing, "", seats);
    String body = JournalFile.row(first(rules, settings, names.length, position));
    var salt = new byte[HashChain.SALT_BYTES];
    String link = new HashChain().link(salt, body);
    String salted = HexFormat.of().formatHex(salt);
    var row = new RowRecord(id, 0, Seats.SPECTATOR, "", "", body, salted, link);
    store.write(List.of(new Write.Open(table), new Write.Append(row))).join();
    return new GivenTable(id, links);
  }

  private static <S extends State<S>, M extends Move, V extends View> Row first(
      Game<S, M, V> game, String options, int seats, String position) {
    var settings = Settings.parse(game.options(), options);
    S given = game.notation().position(settings, seats, Fields.parse(position, seats));
    return Match.from(game, settings, seats, given).lastRow();
  }
}
