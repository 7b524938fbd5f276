package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.wire.LinkedRow;
import games.magie.wire.SavedGame;
import games.magie.wire.WholeFile;
import games.magie.wire.pack.Key;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A packed table at a terminal: everybody types their link, or somebody the phrase.
final class Unsealing {
  private final Terminal terminal;

  Unsealing(Terminal terminal) {
    this.terminal = terminal;
  }

  static boolean isPacked(Path file) {
    return PackedFile.isOne(WholeFile.read(file, 2 * PackedFile.LARGEST));
  }

  SavedGame load(Path file) {
    PackedTable packed = PackedFile.load(file);
    try {
      return packed.savedGame(rows(packed));
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.getMessage());
    }
  }

  private List<LinkedRow> rows(PackedTable packed) {
    return switch (packed.seal()) {
      case Seal.Open() -> packed.rows();
      case Seal.Shares shares -> packed.rows(Key.ofShares(shares(packed, shares)));
      case Seal.Phrase phrase ->
          packed.rows(Key.ofPhrase(ask("The phrase of this table: "), phrase.salt()));
    };
  }

  private List<String> shares(PackedTable packed, Seal.Shares seal) {
    var shares = new ArrayList<String>();
    for (Map.Entry<Integer, String> each : seal.checks().entrySet()) {
      String name = packed.head().seats().get(each.getKey()).name();
      String link = ask("The link of " + name + ": ").strip();
      String code = link.substring(link.lastIndexOf('#') + 1);
      if (!Key.check(code).equals(each.getValue())) {
        throw new BadInput(
            "this is not the link of seat %s at this table".formatted(Seats.letter(each.getKey())));
      }
      shares.add(Key.share(packed.head().pack(), code));
    }
    return shares;
  }

  private String ask(String question) {
    String answer = terminal.ask(question);
    if (answer == null) {
      throw new BadInput("the table is sealed, and nobody opened it");
    }
    return answer;
  }
}
