package games.magie.app.terminal;

import games.magie.wire.Messages;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What a game calls things, and in which language it tells what happens.
final class Wording {
  @Option(
      names = "--theme",
      paramLabel = "FILE",
      description = "What the game calls things, e.g. examples/village.theme.")
  private @Nullable Path theme;

  @Option(
      names = "--lang",
      paramLabel = "en|de|ar",
      description = "The language of what happens, of moves and of refusals (default: en).")
  private String language = "en";

  Messages of(String game) {
    Messages own = Messages.of(game).in(language);
    return theme == null ? own : own.with(theme);
  }
}
