package games.magie.table.live;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Settings;
import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Seat;
import games.magie.table.TimeTerms;
import games.magie.table.Tokens;
import games.magie.table.actions.PlayerNames;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Requests;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// A table as somebody asks for it, checked field by field, and not yet kept anywhere.
///
/// @param taken the seats that the device takes at once
public record Opening(TableRecord table, List<Table.Taken> taken) {
  public Opening {
    taken = List.copyOf(taken);
  }

  /// Throws [Refused] with the field that is wrong.
  public static Opening of(Requests.NewTable request, Function<String, Game<?, ?, ?>> games) {
    Game<?, ?, ?> game = inField("game", () -> games.apply(request.game()));
    Settings chosen =
        inField("options", () -> Settings.parse(game.options(), pairs(request.options())));
    int seats = inField("seats", () -> game.checkSeats(request.seats().size(), chosen));
    String terms = pairs(request.terms());
    Settings agreed = inField("terms", () -> Settings.parse(TimeTerms.options(game), terms));
    if (!request.onLeave().equals("out")) {
      inField("onLeave", () -> Bots.player(game, request.onLeave()));
    }
    var table =
        new TableRecord(
            Tokens.id(),
            game.id(),
            game.version(),
            chosen.text(),
            request.clock(),
            request.onLeave(),
            agreed.text(),
            TableRecord.State.OPEN,
            "",
            IntStream.range(0, seats).mapToObj(Seat::open).toList(),
            request.listed());
    var taken = new ArrayList<Table.Taken>();
    for (int seat = 0; seat < seats; seat++) {
      table = table.with(seat(game, table, seat, request.seats().get(seat), taken));
    }
    return new Opening(table, taken);
  }

  private static String pairs(Map<String, String> chosen) {
    return String.join(
        " ",
        chosen.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).toList());
  }

  private static Seat seat(
      Game<?, ?, ?> game,
      TableRecord table,
      int seat,
      Requests.NewSeat wanted,
      List<Table.Taken> taken) {
    return switch (wanted.kind()) {
      case "bot" -> {
        inField("seats", () -> Bots.player(game, wanted.bot()));
        yield Seat.bot(seat, wanted.bot(), PlayerNames.ofBot(wanted.bot(), seat));
      }
      case "me" -> {
        String secret = Tokens.secret();
        taken.add(new Table.Taken(seat, secret));
        yield Seat.person(seat, PlayerNames.check(wanted.name(), table), Tokens.hash(secret));
      }
      default -> Seat.open(seat);
    };
  }

  public static <T> T inField(String field, Supplier<T> read) {
    try {
      return read.get();
    } catch (BadInput e) {
      throw new Refused(Problem.field(field, String.valueOf(e.getMessage())));
    }
  }
}
