package games.magie.table.store;

import games.magie.kernel.match.Journal;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.Tokens;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;

/// The journal of a game that is over, for everybody.
public final class Published {
  private Published() {}

  public static String text(TableRecord record, Journal journal) {
    var players =
        record.seats().stream()
            .map(seat ->
                new SavedGame.Player(
                    seat.kind() == Kind.BOT ? seat.bot() : SavedGame.Player.PERSON, seat.name()))
            .toList();
    var onLeave = record.onLeave().equals("out") ? SavedGame.OnLeave.OUT : SavedGame.OnLeave.BOT;
    return JournalFile.text(
        new SavedGame(journal, players, onLeave), () -> Tokens.salt(HashChain.SALT_BYTES));
  }
}
