package games.magie.server.http;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.table.Refused;
import games.magie.table.TimeTerms;
import games.magie.wire.Catalogue;
import games.magie.wire.ClauseBook;
import games.magie.wire.Messages;
import games.magie.wire.Packaged;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Replies;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What can be read of the games themselves, whether or not anybody plays them.
///
/// @param themes by game, words in the place of its own
public record GameApi(Map<String, Messages> themes) {
  void routes(RoutesConfig routes) {
    Answers.get(
        routes,
        "/api/schema.json",
        ctx ->
            ctx.contentType("application/json").result(Packaged.read("docs/protocol.schema.json")));
    Answers.get(routes, "/api/games", ctx -> Answers.reply(ctx, 200, games()));
    Answers.get(
        routes, "/api/rules/{game}", ctx -> Answers.reply(ctx, 200, rules(ctx.pathParam("game"))));
    Answers.get(routes, "/api/messages/{language}/{game}", this::messages);
  }

  private static Replies.Games games() {
    return new Replies.Games(Catalogue.games().stream().map(GameApi::game).toList());
  }

  private static Replies.GameInfo game(Game<?, ?, ?> game) {
    return new Replies.GameInfo(
        game.id(),
        game.fewestSeats(),
        game.mostSeats(),
        room(game),
        Bots.names(game.id()),
        infos(game.options()),
        infos(game.orders()),
        infos(TimeTerms.options(game)));
  }

  private static List<Replies.Room> room(Game<?, ?, ?> game) {
    var found = new ArrayList<Replies.Room>();
    for (Option option : game.options()) {
      for (String value : option.values()) {
        var chosen = Settings.parse(game.options(), option.name() + "=" + value);
        if (game.mostSeats(chosen) != game.mostSeats()) {
          found.add(new Replies.Room(option.name(), value, game.mostSeats(chosen)));
        }
      }
    }
    return found;
  }

  private static List<Replies.OptionInfo> infos(List<Option> options) {
    return options.stream().map(Replies.OptionInfo::of).toList();
  }

  private static Replies.RuleTexts rules(String game) {
    var books =
        Stream.of(
            ClauseBook.of(Catalogue.bookOf(known(game))), ClauseBook.of(Catalogue.TABLE_BOOK));
    return new Replies.RuleTexts(
        game,
        books
            .flatMap(ClauseBook::all)
            .map(rule -> new Replies.ClauseText(rule.id(), rule.text()))
            .toList());
  }

  private static Game<?, ?, ?> known(String game) {
    try {
      return Catalogue.game(game);
    } catch (BadInput e) {
      throw new Refused("not-found", "there is no such game");
    }
  }

  private void messages(Context ctx) {
    String language = ctx.pathParam("language");
    if (!Messages.LANGUAGES.contains(language)) {
      throw new Refused("not-found", "there is no such language");
    }
    String game = known(ctx.pathParam("game")).id();
    Messages themed = themes.get(game);
    Messages messages = (themed != null ? themed : Messages.of(game)).in(language);
    var texts = new TreeMap<String, String>();
    messages.keys().forEach(key -> texts.put(key, messages.text(key)));
    ctx.contentType("application/json").result(Json.bytes(texts));
  }
}
