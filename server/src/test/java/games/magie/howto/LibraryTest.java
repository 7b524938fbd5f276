package games.magie.howto;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Deal;
import games.magie.express.Express;
import games.magie.express.ExpressMove;
import games.magie.kernel.Moves;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;
import games.magie.wire.SecretChance;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The programs of the how-to do what it says, and it shows them as they are.
class LibraryTest {
  private static final Path HERE = Path.of("src/test/java/games/magie/howto");

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {"PlayAGame", "JudgeAPosition", "VerifyAJournal", "CarefulBot", "HostATable"})
  void theDocumentShowsEachProgram(String name) throws IOException {
    String document = Files.readString(Path.of("../docs/howto/library.md"));
    String program = Files.readString(HERE.resolve(name + ".java"));
    assertThat(document).contains("```java\n" + program + "```\n");
  }

  @Test
  void gamesArePlayedToTheirEndAndTheSameSeedGivesTheSameGame() {
    var once = PlayAGame.play(new Deal(), 4, 7);
    var again = PlayAGame.play(new Deal(), 4, 7);
    assertThat(once.game().rules().over(once.position())).isTrue();
    assertThat(again.journal()).isEqualTo(once.journal());
  }

  @Test
  void aDisputeIsSettled() {
    String position = "rolls: 1 | loose: 1=green 9=go\nA*";
    assertThat(JudgeAPosition.judge(new Express(), 2, position, 0, "place 1 green"))
        .isEqualTo("allowed");
    assertThat(JudgeAPosition.judge(new Express(), 2, position, 0, "place 9 railroad"))
        .isEqualTo("refused by express.place.free: no-square 9 go");
  }

  @Test
  void aSavedGameIsVerified() {
    var match = PlayAGame.play(new Express(), 2, 3);
    var players = List.of(SavedGame.Player.named("me", "Ann"), SavedGame.Player.named("me", "Bob"));
    Path file = folder.resolve("game.journal");
    JournalFile.save(
        file, new SavedGame(match.journal(), players, SavedGame.OnLeave.OUT), SecretChance.salts());
    assertThat(VerifyAJournal.verify(file))
        .isEqualTo("express, %d rows, over".formatted(match.rows().size()));
  }

  @Test
  void theBotStopsWithAThousand() {
    var game = new Express();
    String position = "rolls: 2 | dark-blue: 2 4\nA*";
    var s =
        game.notation().position(Settings.defaults(game.options()), 2, Fields.parse(position, 2));
    var legal = new Moves<ExpressMove>();
    game.rules().legal(s, 0, legal);
    assertThat(new CarefulBot().choose(game.rules().view(s, 0), legal, new Seeded(1)))
        .isEqualTo(new ExpressMove.Stop());
  }

  @Test
  void aServerOfOnesOwnAnswers() throws Exception {
    try (var server = HostATable.open(folder);
        var client = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/readyz"))
              .build();
      assertThat(client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode())
          .isEqualTo(200);
    }
  }
}
