package games.magie.table.live;

import games.magie.kernel.Amount;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.kernel.text.Words;
import games.magie.wire.Messages;
import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.Asked.MoveText;
import games.magie.wire.protocol.Asked.Verb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a seat is asked, as the wire tells it: its moves by their verbs, in the order of the rules.
final class Question {
  private Question() {}

  static <S extends State<S>, M extends Move, V extends View> @Nullable Asked of(
      Match<S, M, V> match, int seat, Messages messages) {
    var rules = match.game().rules();
    S s = match.position();
    boolean back = match.canTakeBack(seat) >= 0;
    if (seat < 0 || ((rules.allowed(s) >> seat & 1) == 0 && !back)) {
      return null;
    }
    var moves = new Moves<M>();
    rules.legal(s, seat, moves);
    var amounts = new ArrayList<Amount>();
    rules.amounts(s, seat, amounts);
    return new Asked(rules.moment(s, seat), back, verbs(moves.texts(), amounts, messages));
  }

  private static List<Verb> verbs(List<String> moves, List<Amount> amounts, Messages messages) {
    var byVerb = new LinkedHashMap<String, List<MoveText>>();
    for (String text : moves) {
      List<String> words = Words.split(text);
      byVerb
          .computeIfAbsent(words.getFirst(), _ -> new ArrayList<>())
          .add(new MoveText(text, words.subList(1, words.size())));
    }
    amounts.forEach(amount -> byVerb.computeIfAbsent(amount.verb(), _ -> new ArrayList<>()));
    var verbs = new ArrayList<Verb>();
    byVerb.forEach((verb, texts) -> {
      Amount range =
          amounts.stream()
              .filter(amount -> amount.verb().equals(verb))
              .findFirst()
              .orElse(new Amount(verb, 0, -1));
      String key = "move." + verb;
      verbs.add(
          new Verb(
              verb,
              key,
              messages.find("clause." + verb).orElse(""),
              texts,
              range.least(),
              range.most()));
    });
    return verbs;
  }
}
