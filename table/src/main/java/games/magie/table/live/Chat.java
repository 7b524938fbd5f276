package games.magie.table.live;

import games.magie.table.Refused;
import games.magie.table.Store;
import games.magie.table.Write;
import games.magie.wire.PlainText;
import games.magie.wire.protocol.Action;
import games.magie.wire.protocol.ChatMessage;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What people say to each other, kept outside the journal so that it can be forgotten. Used under
/// the table's lock only.
public final class Chat {
  /// The quick ones. They are codes; their words are the reader's.
  static final List<String> EMOTES =
      List.of("hello", "thanks", "well-played", "oops", "wow", "thinking", "hurry", "sorry");

  private static final int LONGEST = 200;

  /// So many are told to who comes later.
  private static final int KEPT = 100;

  /// So many are remembered at all, to be reported.
  private static final int REMEMBERED = 1000;

  private final Store store;
  private final Ledger ledger;
  private final String table;
  private @Nullable List<ChatMessage> messages;

  Chat(Store store, Ledger ledger, String table) {
    this.store = store;
    this.ledger = ledger;
    this.table = table;
  }

  /// The last messages. They are read when somebody asks for them first: most tables are silent.
  List<ChatMessage> last() {
    List<ChatMessage> all = all();
    return all.subList(Math.max(0, all.size() - KEPT), all.size()).stream()
        .filter(each -> !each.gone())
        .toList();
  }

  /// Reads what was said before the server started, if that was not done yet.
  void load() {
    var _ = all();
  }

  private List<ChatMessage> all() {
    List<ChatMessage> known = messages;
    if (known == null) {
      known = new ArrayList<>();
      for (Write.Say said : store.chat(table)) {
        ledger.remember(said);
        known.add(said.message());
      }
      messages = known;
    }
    return known;
  }

  /// Takes what was said in and returns it; throws [Refused] where it cannot be said.
  ChatMessage say(int seat, Command command) {
    boolean quick = command.action().equals(Action.EMOTE.text());
    String text = command.text();
    if (quick && !EMOTES.contains(text)) {
      throw new Refused(Problem.field("text", "one of " + String.join(", ", EMOTES)));
    }
    if (text.codePointCount(0, text.length()) > LONGEST || !PlainText.isText(text)) {
      throw new Refused(
          Problem.field("text", "1 to " + LONGEST + " characters, all of which can be shown"));
    }
    List<ChatMessage> all = all();
    int number = all.isEmpty() ? 1 : all.getLast().number() + 1;
    var message = new ChatMessage(number, seat, quick ? text : "", quick ? "" : text);
    ledger.say(new Write.Say(table, command.id(), message));
    all.add(message);
    if (all.size() > REMEMBERED) {
      all.removeFirst();
    }
    return message;
  }

  /// Whether there is a message of this number.
  boolean has(String number) {
    return all().stream()
        .anyMatch(each -> !each.gone() && String.valueOf(each.number()).equals(number));
  }
}
