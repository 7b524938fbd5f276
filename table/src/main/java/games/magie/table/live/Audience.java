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
import games.magie.wire.protocol.ChatMessage;
import games.magie.wire.protocol.ClockInfo;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Log;
import games.magie.wire.protocol.TableInfo;
import games.magie.wire.protocol.TableInfo.SeatInfo;
import games.magie.wire.protocol.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
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
    listener.tell(new Sights<>(match, messages, time.infos()).welcome(seat, info, log));
  }

  /// Tells every connected viewer what happened.
  void tellNews(Match<S, M, V> match, List<Told> events) {
    var entries =
        events.stream()
            .map(each -> new Log.Entry(each.why().id(), each.what().text(), each.what()))
            .toList();
    tellNews(match, seat -> reaching(seat, events, entries));
  }

  private static List<Log.Entry> reaching(int seat, List<Told> events, List<Log.Entry> entries) {
    var reaching = new ArrayList<Log.Entry>(entries.size());
    for (int at = 0; at < entries.size(); at++) {
      if (events.get(at).reaches(seat)) {
        reaching.add(entries.get(at));
      }
    }
    return reaching;
  }

  /// Tells those who waited for it how the game was set up.
  void tellBeginning(Match<S, M, V> match) {
    tellNews(match, seat -> entries(match, seat));
  }

  private void tellNews(Match<S, M, V> match, IntFunction<List<Log.Entry>> said) {
    var sights = new Sights<>(match, messages, time.infos());
    for (int seat = Seats.SPECTATOR; seat < told.length - 1; seat++) {
      var log = new Log(told[seat + 1], said.apply(seat));
      told[seat + 1] += log.events().size();
      Telling telling = null;
      for (Listener listener : listeners) {
        if (listener.seat() == seat) {
          telling = telling == null ? sights.news(seat, log) : telling;
          listener.tell(telling);
        }
      }
    }
  }

  void tellTable(TableRecord record, TableState state) {
    TableInfo info = info(record, state);
    List<ClockInfo> running = time.infos();
    tellAll(new Telling(n -> new Frame.TableChanged(n, info, running)));
  }

  void tellChat(ChatMessage message) {
    tellAll(new Telling(n -> new Frame.Chat(n, List.of(message))));
  }

  private void tellAll(Telling telling) {
    listeners.forEach(listener -> listener.tell(telling));
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
