package games.magie.table.live;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.Listener;
import games.magie.table.Refused;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.Table.Taken;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// Which devices hold the seats of a table. Used under the table's lock only: who is signed out
/// comes back neither by a link nor by a socket that was about to open.
final class Holders<S extends State<S>, M extends Move, V extends View> {
  /// Whoever asked before they were signed out is told so.
  static final Problem SIGNED_OUT =
      Problem.of("not-yours", "this seat was signed out on another device");

  private final Play<S, M, V> play;
  private final Store store;
  private final Audience<S, M, V> audience;

  Holders(Play<S, M, V> play, Store store, Audience<S, M, V> audience) {
    this.play = play;
    this.store = store;
    this.audience = audience;
  }

  private List<String> of(int seat) {
    return store.holders(play.id(), seat);
  }

  /// Whether somebody may listen for the seat: it may have been taken from them since they asked.
  boolean admits(Listener listener) {
    String holder = listener.holder();
    return listener.seat() == Seats.SPECTATOR
        || holder.isEmpty()
        || Tokens.same(play.record().seats().get(listener.seat()).secret(), holder)
        || of(listener.seat()).contains(holder);
  }

  /// One more device holds a seat.
  void add(Write.Hold hold) {
    boolean known = of(hold.seat()).contains(hold.device());
    play.ledger().safe(List.of(hold));
    if (!known) {
      tell(hold.seat());
    }
  }

  /// Tells a seat, and nobody else, how many devices hold it.
  private void tell(int seat) {
    count(seat).ifPresent(devices -> audience.tellDevices(seat, devices));
  }

  /// The same to somebody who has just come.
  void tell(Listener listener) {
    if (listener.seat() != Seats.SPECTATOR) {
      count(listener.seat()).ifPresent(devices -> Audience.tellDevices(listener, devices));
    }
  }

  /// A store that cannot be read just now stops nobody from playing: the number is told later.
  private OptionalInt count(int seat) {
    try {
      return OptionalInt.of(of(seat).size());
    } catch (StoreFailure e) {
      return OptionalInt.empty();
    }
  }

  /// A new secret for a seat. The old one is void.
  ///
  /// @param device that asks for it
  Taken renew(int seat, String device) {
    return renew(seat, device, List.of());
  }

  /// The same, and no other device holds the seat any more, nor is connected for it.
  Taken signOutOthers(int seat, String device) {
    Taken taken = renew(seat, device, List.of(new Write.UnholdOthers(play.id(), seat, device)));
    audience.signOutOthers(seat, device);
    tell(seat);
    play.tellTable();
    return taken;
  }

  private Taken renew(int seat, String device, List<Write> beside) {
    List<Seat> seats = play.record().seats();
    if (seat < 0 || seat >= seats.size() || !of(seat).contains(device)) {
      throw new Refused("not-found", "there is no such seat");
    }
    Seat sitting = seats.get(seat);
    if (sitting.kind() != Kind.PERSON || sitting.left()) {
      throw new Refused("not-found", "there is no such seat");
    }
    String secret = Tokens.secret();
    Seat renewed = Seat.person(seat, sitting.name(), Tokens.hash(secret));
    var writes = new ArrayList<Write>(beside);
    writes.add(new Write.SetSeat(play.id(), renewed));
    play.ledger().safe(writes);
    play.set(play.record().with(renewed));
    return new Taken(seat, secret);
  }
}
