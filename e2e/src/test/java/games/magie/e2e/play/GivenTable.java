package games.magie.e2e.play;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.text.Fields;
import games.magie.table.RowRecord;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Tokens;
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
public record GivenTable(String id, List<String> links) {
  public GivenTable {
    links = List.copyOf(links);
  }

  public String link(int seat) {
    return links.get(seat);
  }

  /// @param into what is to be written for it
  public static GivenTable of(Given given, List<Write> into) {
    Game<?, ?, ?> rules = Catalogue.game(given.game());
    String settings = Settings.parse(rules.options(), given.options()).text();
    String id = Tokens.secret();
    var seats = new ArrayList<Seat>();
    var links = new ArrayList<String>();
    for (String name : given.names().split(" ", -1)) {
      String secret = Tokens.secret();
      boolean bot = name.equals("bot");
      seats.add(
          new Seat(
              seats.size(),
              bot ? Kind.BOT : Kind.PERSON,
              bot ? "easy" : "",
              bot ? "Easy " + Seats.letter(seats.size()) : name,
              bot ? "" : Tokens.hash(secret),
              false));
      links.add("/t/" + id + "#" + secret);
    }
    var playing = TableRecord.State.PLAYING;
    into.add(
        new Write.Open(
            new TableRecord(
                id, given.game(), rules.version(), settings, 0, "out", playing, "", seats)));
    String body = JournalFile.row(first(rules, settings, seats.size(), given.position()));
    var salt = new byte[HashChain.SALT_BYTES];
    String link = new HashChain().link(salt, body);
    String salted = HexFormat.of().formatHex(salt);
    into.add(new Write.Append(new RowRecord(id, 0, Seats.SPECTATOR, "", "", body, salted, link)));
    return new GivenTable(id, links);
  }

  private static <S extends State<S>, M extends Move, V extends View> Row first(
      Game<S, M, V> game, String options, int seats, String position) {
    var settings = Settings.parse(game.options(), options);
    S given = game.notation().position(settings, seats, Fields.parse(position, seats));
    return Match.from(game, settings, seats, given).lastRow();
  }
}
