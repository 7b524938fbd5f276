package games.magie.server.budget;

import games.magie.kernel.Companion.Limited;
import games.magie.server.Limits;
import games.magie.wire.Catalogue;
import games.magie.wire.protocol.Action;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import org.jspecify.annotations.Nullable;

/// What one seat may do in a minute of the things that cost the others their patience or the
/// journal its room, on however many sockets.
public final class SeatBudgets {
  private final Limits limits;
  private final Budget talk;
  private final Budget addressTalk;
  private final Budget bids;
  private final Budget offers;
  private final Budget takeBacks;

  public SeatBudgets(Limits limits) {
    this.limits = limits;
    this.talk = limits.seatTalk();
    this.addressTalk = limits.addressTalk();
    this.bids = limits.bids();
    this.offers = limits.offers();
    this.takeBacks = limits.takeBacks();
  }

  /// Counts a command, and says why it is one too many, or null.
  ///
  /// @param game of the table
  /// @param seat of which table
  public @Nullable Problem charge(String game, String seat, String address, Command command) {
    if (limits.trusts(address)) {
      return null;
    }
    if (command.chats()) {
      return talk.take(seat) && addressTalk.take(address) ? null : tooFast("too much talk");
    }
    if (command.action().equals(Action.TAKE_BACK.text())) {
      return takeBacks.take(seat) ? null : tooFast("too much taken back");
    }
    @Nullable Limited limited =
        command.action().isEmpty()
            ? Catalogue.game(game).companion().limited(verb(command.move()))
            : null;
    return switch (limited) {
      case BIDS -> bids.take(seat) ? null : tooFast("too many bids");
      case OFFERS -> offers.take(seat) ? null : tooFast("too many offers");
      case null -> null;
    };
  }

  private static String verb(String move) {
    int blank = move.indexOf(' ');
    return blank < 0 ? move : move.substring(0, blank);
  }

  public static Problem tooFast(String what) {
    return Problem.of("too-fast", what + ", wait a moment");
  }
}
