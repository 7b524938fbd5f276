package games.magie.table.live;

import games.magie.kernel.Move;
import games.magie.kernel.Rules;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.actions.Masks;
import games.magie.wire.Messages;
import games.magie.wire.json.Written;
import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.ClockInfo;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Log;
import games.magie.wire.protocol.TableInfo;
import games.magie.wire.protocol.Telling;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the viewers of one position are told. What was made for one of them is told to the next one
/// too where both see, read and are asked the same; what is the same for all is made once.
final class Sights<S extends State<S>, M extends Move, V extends View> {
  private final Match<S, M, V> match;
  private final Messages messages;
  private final boolean now;
  private final List<Integer> waiting;
  private final List<ClockInfo> clocks;

  private @Nullable Record picture;
  private @Nullable Written view;
  private Frame.@Nullable News news;
  private @Nullable Telling telling;

  Sights(Match<S, M, V> match, Messages messages, List<ClockInfo> clocks) {
    this.match = match;
    this.messages = messages;
    this.clocks = clocks;
    this.now = match.showsLast();
    this.waiting = now ? Masks.seats(rules().awaited(match.position())) : List.of();
  }

  private Rules<S, M, V> rules() {
    return match.game().rules();
  }

  private Written view(int seat) {
    Record seen = rules().view(match.position(), seat).picture();
    Written same = view;
    if (same == null || !seen.equals(picture)) {
      same = Json.once(seen);
      picture = seen;
      view = same;
    }
    return same;
  }

  private @Nullable Asked asked(int seat) {
    return now ? Question.of(match, seat, messages) : null;
  }

  /// Everything as it stands, for one who has just come.
  Telling welcome(int seat, TableInfo table, Log log) {
    Written seen = view(seat);
    Asked asked = asked(seat);
    return new Telling(n -> new Frame.Welcome(n, seat, table, log, waiting, seen, asked, clocks));
  }

  /// What is new to a seat.
  Telling news(int seat, Log log) {
    var frame = new Frame.News(0, log, waiting, view(seat), asked(seat), clocks);
    Telling same = telling;
    if (same == null || !frame.equals(news)) {
      same = new Telling(frame::numbered);
      news = frame;
      telling = same;
    }
    return same;
  }
}
