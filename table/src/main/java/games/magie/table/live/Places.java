package games.magie.table.live;

import games.magie.bots.Bots;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.Refused;
import games.magie.table.Table.Taken;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.table.actions.PlayerNames;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;

/// Who sits where, until the table is full and the game begins. Used under the table's lock only.
final class Places<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final TableServices services;

  Places(Play<S, M, V> play, TableServices services) {
    this.play = play;
    this.services = services;
  }

  /// @param device the hash of its cookie
  Taken sit(int wanted, String name, String device) {
    TableRecord record = play.record();
    checkOpen("the game has begun, there is no free seat");
    if (wanted >= record.seats().size()) {
      throw new Refused(Problem.field("seat", "there is no such seat"));
    }
    Seat free =
        record.seats().stream()
            .filter(seat -> seat.kind() == Kind.OPEN)
            .filter(seat -> wanted < 0 || seat.seat() == wanted)
            .findFirst()
            .orElseThrow(() -> new Refused("full", "this seat is taken"));
    String secret = Tokens.secret();
    Seat taken = Seat.person(free.seat(), PlayerNames.check(name, record), Tokens.hash(secret));
    begin(
        record.with(taken),
        List.of(
            new Write.SetSeat(play.id(), taken), new Write.Hold(play.id(), taken.seat(), device)));
    return new Taken(taken.seat(), secret);
  }

  private void checkOpen(String otherwise) {
    switch (play.record().state()) {
      case OPEN -> {}
      case STOPPED, FROZEN -> throw new Refused("stopped", "this table is stopped for now");
      case CLOSED -> throw new Refused("closed", "the host has closed this table");
      case PLAYING, OVER, PACKED, WAITING -> throw new Refused("started", otherwise);
    }
  }

  /// Everybody at the table is told whether strangers may watch.
  void list(boolean on) {
    play.ledger().safe(List.of(new Write.SetListed(play.id(), on)));
    play.set(play.record().listed(on));
    play.tellTable();
  }

  /// The seat of a secret, if it is one of this table's; needs no lock.
  static int seatOf(TableRecord record, String secret) {
    String hash = Tokens.hash(secret);
    int found = Seats.SPECTATOR;
    for (Seat seat : record.seats()) {
      if (seat.kind() == Kind.PERSON && Tokens.same(seat.secret(), hash)) {
        found = seat.seat();
      }
    }
    return found;
  }

  /// Fills the free seats with bots and begins.
  void start(String bot) {
    checkOpen("the game has begun");
    var writes = new ArrayList<Write>();
    TableRecord filled = play.record();
    for (Seat seat : play.record().seats()) {
      if (seat.kind() == Kind.OPEN) {
        var _ = Bots.player(play.game(), bot);
        Seat taken = Seat.bot(seat.seat(), bot, PlayerNames.ofBot(bot, seat.seat()));
        filled = filled.with(taken);
        writes.add(new Write.SetSeat(play.id(), taken));
      }
    }
    begin(filled, writes);
  }

  /// A table that was opened full begins at once.
  void beginIfFull() {
    begin(play.record(), List.of());
  }

  /// Seats people, and sets the game up if no seat is left: both are kept together, so that nobody
  /// can sit at a full table that never begins.
  private void begin(TableRecord seated, List<Write> seating) {
    if (play.match() != null || !seated.full()) {
      play.ledger().safe(seating);
      play.set(seated);
      play.tellTable();
      return;
    }
    var game = play.game();
    var settings = Settings.parse(game.options(), seated.settings());
    Match<S, M, V> begun = Match.start(game, settings, seated.seats().size(), services.chance());
    var writes = new ArrayList<>(seating);
    writes.add(new Write.SetState(play.id(), TableRecord.State.PLAYING, ""));
    play.ledger().append(begun.lastRow(), writes);
    play.begin(begun, seated.with(TableRecord.State.PLAYING, ""));
  }
}
