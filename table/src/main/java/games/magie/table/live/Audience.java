package games.magie.table.live;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.match.TableClause;
import games.magie.kernel.match.TableEvent;
import games.magie.kernel.match.Told;
import games.magie.kernel.text.Words;
import games.magie.table.Listener;
import games.magie.table.TableRecord;
import games.magie.table.actions.Masks;
import games.magie.table.actions.TableState;
import games.magie.wire.Messages;
import games.magie.wire.json.Written;
import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.ChatMessage;
import games.magie.wire.protocol.ClockInfo;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Log;
import games.magie.wire.protocol.TableInfo;
import games.magie.wire.protocol.TableInfo.SeatInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Who is connected to a table, and what each of them is sent: their own view, their own question,
/// and the part of the log that their seat may read. Used under the table's lock only.
final class Audience<S extends State<S>, M extends Move, V extends View> {
  private final Messages messages;
  private final TimeKeeping<S, M, V> time;
  private final PackState<S, M, V> packing;
  private final List<Listener> listeners = new ArrayList<>();

  /// How many log entries each viewer has, the spectator first.
  private final int[] told;

  Audience(Standing<S, M, V> standing, TimeKeeping<S, M, V> time, PackState<S, M, V> packing) {
    this.messages = Messages.of(standing.game().id());
    this.time = time;
    this.packing = packing;
    this.told = new int[standing.record().seats().size() + 1];
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  void add(Listener listener) {
    listeners.add(listener);
  }

  void remove(Listener listener) {
    listeners.remove(listener);
  }

  /// They are to come back.
  void dismiss() {
    listeners.forEach(Listener::dismiss);
    listeners.clear();
  }

  /// Counts the log anew when a match is taken up again.
  void restart(Match<S, M, V> match) {
    for (int seat = Seats.SPECTATOR; seat < told.length - 1; seat++) {
      told[seat + 1] = entries(match, seat).size();
    }
  }

  void welcome(
      Listener listener,
      TableRecord record,
      TableState state,
      @Nullable Match<S, M, V> match,
      int after) {
    int seat = listener.seat();
    TableInfo info = info(record, state);
    if (match == null) {
      listener.send(n ->
          new Frame.Welcome(
              n, seat, info, new Log(0, List.of()), List.of(), null, null, List.of()));
      return;
    }
    List<Log.Entry> all = entries(match, seat);
    int from = Math.clamp(after, 0, all.size());
    var log = new Log(from, all.subList(from, all.size()));
    Sight sight = sight(match, seat, new Pictures());
    listener.send(n ->
        new Frame.Welcome(
            n, seat, info, log, sight.waiting, sight.view, sight.asked, sight.clocks));
  }

  /// Tells every connected viewer what happened.
  void tellNews(Match<S, M, V> match, List<Told> events) {
    var pictures = new Pictures();
    for (int seat = Seats.SPECTATOR; seat < told.length - 1; seat++) {
      int viewer = seat;
      var entries =
          events.stream()
              .filter(each -> each.reaches(viewer))
              .map(each -> new Log.Entry(each.why().id(), each.what().text(), each.what()))
              .toList();
      tellNews(match, seat, entries, pictures);
    }
  }

  /// Tells those who waited for it how the game was set up.
  void tellBeginning(Match<S, M, V> match) {
    var pictures = new Pictures();
    for (int seat = Seats.SPECTATOR; seat < told.length - 1; seat++) {
      tellNews(match, seat, entries(match, seat), pictures);
    }
  }

  private void tellNews(
      Match<S, M, V> match, int seat, List<Log.Entry> entries, Pictures pictures) {
    var log = new Log(told[seat + 1], entries);
    told[seat + 1] += entries.size();
    if (listeners.stream().noneMatch(listener -> listener.seat() == seat)) {
      return;
    }
    Sight sight = sight(match, seat, pictures);
    for (Listener listener : listeners) {
      if (listener.seat() == seat) {
        listener.send(
            n -> new Frame.News(n, log, sight.waiting, sight.view, sight.asked, sight.clocks));
      }
    }
  }

  void tellTable(TableRecord record, TableState state) {
    TableInfo info = info(record, state);
    List<ClockInfo> running = time.infos();
    for (Listener listener : listeners) {
      listener.send(n -> new Frame.TableChanged(n, info, running));
    }
  }

  void tellChat(ChatMessage message) {
    for (Listener listener : listeners) {
      listener.send(n -> new Frame.Chat(n, List.of(message)));
    }
  }

  /// A seat's orders are told to it alone.
  void tellOrders(int seat, TableState state) {
    for (Listener listener : listeners) {
      if (listener.seat() == seat) {
        listener.send(n -> new Frame.Orders(n, pairs(state.orders().get(seat))));
      }
    }
  }

  /// How many devices hold a seat is told to it alone.
  void tellDevices(int seat, int devices) {
    for (Listener listener : listeners) {
      if (listener.seat() == seat) {
        tellDevices(listener, devices);
      }
    }
  }

  static void tellDevices(Listener listener, int devices) {
    listener.send(n -> new Frame.Devices(n, devices));
  }

  /// Of all who listen for a seat only this device stays.
  void signOutOthers(int seat, String device) {
    var others =
        listeners.stream()
            .filter(each -> each.seat() == seat && !each.holder().equals(device))
            .toList();
    listeners.removeAll(others);
    others.forEach(Listener::signOut);
  }

  /// What else somebody finds who has just come.
  void tellMore(Listener listener, TableState state, List<ChatMessage> chat) {
    if (!chat.isEmpty()) {
      listener.send(n -> new Frame.Chat(n, chat));
    }
    if (listener.seat() >= 0 && !state.orders().get(listener.seat()).isEmpty()) {
      listener.send(n -> new Frame.Orders(n, pairs(state.orders().get(listener.seat()))));
    }
  }

  TableInfo info(TableRecord record, TableState state) {
    var seats =
        record.seats().stream()
            .map(seat ->
                new SeatInfo(
                    seat.seat(),
                    seat.kind().text(),
                    seat.bot(),
                    seat.name(),
                    here(seat),
                    seat.left(),
                    state.standIns().get(seat.seat())))
            .toList();
    return new TableInfo(
        record.id(),
        record.game(),
        pairs(record.settings()),
        record.state().text(),
        record.reason(),
        record.clock(),
        record.onLeave(),
        pairs(record.terms()),
        seats,
        Masks.seats(state.agreed()),
        state.paused(),
        Masks.seats(state.pausing()),
        packing.info(),
        record.listed(),
        record.host(),
        (int) listeners.stream().filter(each -> each.seat() == Seats.SPECTATOR).count(),
        state.rematch().table(),
        state.rematch().seat());
  }

  private static Map<String, String> pairs(String settings) {
    var pairs = new TreeMap<String, String>();
    for (String pair : Words.split(settings)) {
      int equals = pair.indexOf('=');
      pairs.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return pairs;
  }

  private boolean here(TableRecord.Seat seat) {
    return seat.kind() == TableRecord.Kind.BOT
        || listeners.stream().anyMatch(listener -> listener.seat() == seat.seat());
  }

  private record Sight(
      List<Integer> waiting, Record view, @Nullable Asked asked, List<ClockInfo> clocks) {}

  /// What was written for one seat is sent to the next one too where both see the same.
  private static final class Pictures {
    private @Nullable Record last;
    private @Nullable Written written;

    Written write(Record picture) {
      Written same = picture.equals(last) ? written : null;
      Written now = same == null ? Json.once(picture) : same;
      last = picture;
      written = now;
      return now;
    }
  }

  private Sight sight(Match<S, M, V> match, int seat, Pictures pictures) {
    var rules = match.game().rules();
    boolean now = match.showsLast();
    return new Sight(
        now ? Masks.seats(rules.awaited(match.position())) : List.of(),
        pictures.write(rules.view(match.position(), seat).picture()),
        now ? Question.of(match, seat, messages) : null,
        time.infos());
  }

  /// The whole log that a viewer may read, from the rows.
  private static List<Log.Entry> entries(Match<?, ?, ?> match, int seat) {
    var entries = new ArrayList<Log.Entry>();
    for (Row row : match.rows()) {
      for (String event : row.events()) {
        int first = event.indexOf(' ');
        int second = event.indexOf(' ', first + 1);
        if (Seats.reaches(Seats.parseLetters(event.substring(0, first)), seat)) {
          entries.add(
              new Log.Entry(event.substring(first + 1, second), event.substring(second + 1), null));
        }
      }
    }
    if (!match.showsLast()) {
      var missing = new TableEvent.NotShown(match.shown());
      entries.add(new Log.Entry(TableClause.NEW_RULES.id(), missing.text(), missing));
    }
    return entries;
  }
}
