package games.magie.table.live;

import games.magie.kernel.Deadline;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.TableRecord.Seat;
import games.magie.table.TimeTerms;
import games.magie.table.Write;
import games.magie.table.live.SeatTime.Asking;
import games.magie.wire.protocol.ClockInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// All clocks of one table: those of the seats, by the terms of the table, and those of the rules.
/// They only count; [Alarms] does something when one has run out. Used under the table's lock only.
final class TimeKeeping<S extends State<S>, M extends Move, V extends View> {
  private final Standing<S, M, V> standing;
  private final TimeTerms terms;
  private final SeatClocks seats;
  private final RuleClocks rules;

  TimeKeeping(Standing<S, M, V> standing, TableServices services) {
    this.standing = standing;
    this.terms = TimeTerms.of(standing.game(), standing.record());
    int count = standing.record().seats().size();
    this.seats = new SeatClocks(terms, count, services::nanos, services::later);
    this.rules = new RuleClocks(services::nanos, services::later);
  }

  TimeTerms terms() {
    return terms;
  }

  SeatClocks seats() {
    return seats;
  }

  RuleClocks rules() {
    return rules;
  }

  List<ClockInfo> infos() {
    return Stream.concat(seats.infos().stream(), rules.infos().stream()).toList();
  }

  /// What is to be kept of the clocks when this is the position.
  List<Write> foreseen(S s, boolean paused) {
    return terms.timed() ? seats.foreseen(standing.record().id(), asked(s), paused) : List.of();
  }

  /// What each seat is asked, and by which clock of courtesy; that is for people only.
  List<Asking> asked(S s) {
    var deadlines = new ArrayList<Deadline>();
    if (!standing.rules().over(s)) {
      standing.rules().deadlines(s, deadlines);
    }
    var asked = new ArrayList<Asking>();
    for (Seat seat : standing.record().seats()) {
      boolean person = standing.state().botOf(seat).isEmpty() && !seat.left();
      String label =
          deadlines.stream()
              .filter(d -> person && d.courtesy() && (d.seats() >> seat.seat() & 1) != 0)
              .map(Deadline::label)
              .findFirst()
              .orElse("");
      asked.add(new Asking(standing.rules().moment(s, seat.seat()), label));
    }
    return asked;
  }
}
