package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.Express;
import games.magie.kernel.chance.Drawn;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;
import games.magie.wire.SecretChance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
  /// Rolls, places what can be placed, stops: enough for every turn, and too much is only refused.
  private static final String TURN = "roll\n3\n3\n3\n3\n3\n3\n3\nstop\n";

  @TempDir Path folder;

  @Test
  void aGameIsPlayedToItsEnd() {
    Ran ran = play(TURN.repeat(60), "--seats", "me,easy", "--options", "target=10000");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("first to $10,000", "Player A> roll", "Player A rolls 1 ", "Easy B rolls 1 ")
        .contains("Stop now   $", "Roll       8 in 216 (3.7 %)")
        .containsPattern("\n. The game is over: (Player A|Easy B) won\\.\n")
        .contains("Final ranking\n  1. ", "\n  2. ")
        .doesNotContain("\u001b");
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void theSameSeedAndTheSameMovesGiveTheSameGame() {
    assertThat(play(TURN.repeat(9), "--seats", "me,easy,random"))
        .isEqualTo(play(TURN.repeat(9), "--seats", "me,easy,random"));
  }

  @Test
  void aGameIsSavedInTheMiddleResumedAndFinished() {
    Path file = folder.resolve("game.magie");
    Ran first =
        play(
            TURN + "roll\nsave " + file + "\nquit\n",
            "--seats",
            "me:Ann,easy,me",
            "--names",
            "Bob",
            "--options",
            "target=10000");
    assertThat(first.code()).isZero();
    assertThat(first.out())
        .contains("Saved to " + file + ".")
        .endsWith("Go on with: magie play --resume " + file + "\n");
    var saved = JournalFile.load(file);
    assertThat(saved.players()).extracting("name").containsExactly("Ann", "Easy B", "Bob");

    Ran second = Ran.magie(TURN.repeat(120), "play", "--resume", file.toString(), "--seed", "3");
    assertThat(second.code()).isZero();
    assertThat(second.out()).contains("Final ranking", "first to $10,000", "Bob> ");

    Ran replay = Ran.magie("", "replay", file.toString());
    assertThat(replay.code()).isZero();
    assertThat(replay.out())
        .contains("   0  start\n", "is Ann's turn. [express.start]", "[express.roll.first]")
        .endsWith(
            file
                + ": sound, express with 3 seats, "
                + saved.journal().rows().size()
                + " rows, not over yet\n");
    assertThat(Ran.magie("", "replay", "--quiet", file.toString()).out()).hasLineCount(1);
  }

  @Test
  void aChangedByteIsDetectedAndSaid() throws IOException {
    Path file = folder.resolve("game.magie");
    play("roll\nsave " + file + "\n", "--seats", "me,easy");
    String text = Files.readString(file);
    Files.writeString(file, text.replaceFirst("turn A", "turn B"));
    for (String command : new String[] {"replay", "play --resume"}) {
      Ran ran = Ran.magie("", (command + " " + file).split(" ", -1));
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err())
          .matches(
              "magie: \\Q%s\\E: line \\d+: something was changed in lines \\d+ to \\d+:.*\\R"
                  .formatted(file));
    }
  }

  /// Somebody who forges a file with sound hashes meets the rules.
  @Test
  void aForgedDieIsDetectedByTheRules() {
    Path file = folder.resolve("game.magie");
    play("roll\nsave " + file + "\n", "--seats", "me,easy");
    var saved = JournalFile.load(file);
    var journal = saved.journal();
    var rows = new ArrayList<>(journal.rows());
    var roll = rows.getLast();
    var draws = new ArrayList<>(roll.draws());
    var die = draws.getFirst();
    draws.set(0, new Drawn(die.label(), (die.value() + 1) % 6, 6));
    rows.set(
        rows.size() - 1,
        new Row(roll.number(), roll.input(), draws, roll.events(), roll.digest(), roll.position()));
    var forged =
        new Journal(journal.game(), journal.version(), journal.settings(), journal.seats(), rows);
    JournalFile.save(
        file, new SavedGame(forged, saved.players(), saved.onLeave()), SecretChance.salts());
    Ran ran = Ran.magie("", "replay", file.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .startsWith("magie: " + file + ": row 1: the events differ")
        .hasLineCount(1);
  }

  @Test
  void endOfInputQuitsAndSaysHowToGoOn() {
    Path file = folder.resolve("game.magie");
    assertThat(play("roll\n", "--seats", "me,easy").code()).isZero();
    Ran ran = play("roll\nsave " + file + "\n", "--seats", "me,easy");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).endsWith("Go on with: magie play --resume " + file + "\n");
    assertThat(Match.resume(new Express(), JournalFile.load(file).journal()).rows()).hasSize(2);
  }

  @Test
  void movesAreTypedAsNumbersTextsOrTheirBeginnings() {
    // With this seed the first roll is 1 yellow, 2 dark blue, 3 pink, 4 railroad, 5 utility,
    // 6 railroad, 7 orange and three blanks.
    Ran ran =
        play(
            "1\n1 yellow; 3 pi, place 4 railroad\n2 dark blue\nback\n4 railroad\n3,4\n",
            "--seats",
            "me,easy");
    assertThat(ran.out())
        .contains("puts die 1 (Yellow) on Yellow.", "puts die 3 (Pink) on Pink.")
        .contains("puts die 4 (Railroad) on Railroads.", "puts die 2 (Dark blue) on Dark blue.")
        .contains("Player A takes back the last move.")
        .contains("Die 4 stays where it lies until the turn ends.")
        .contains("Yellow     [1][ ][ ]    $2,700", "Railroads  [4][ ][ ][ ] $2,500");
  }

  @Test
  void onlyOneUnfinishedGroupIsMarkedAsScoring() {
    // Die 7 on orange and die 4 on railroads both show 200.
    Ran ran = play("roll; stop\n7 orange; 4 railroad;\n", "--seats", "me,easy");
    assertThat(ran.out())
        .contains("The rest of the line is left out")
        .contains("Orange     [7][ ][ ]    $1,800 +$200", "[4][ ][ ][ ] $2,500 ($200)");
  }

  @Test
  void refusalsAndNonsenseAreAnsweredAndChangeNothing() {
    Ran ran =
        play(
            "stop\nwhy\n3 gold\n99\nxyzzy\nroll\n8 green\nwhy\n3 green\n1 yellow; roll; stop\n",
            "--seats",
            "me,easy");
    assertThat(ran.out())
        .contains("Roll first.", "express.end.empty ")
        .contains("'3 gold' is no move here", "there is no move 99, the list goes to 1")
        .contains("'xyzzy' is no move here")
        .contains("Die 8 is blank and fits nowhere.", "express.blank ")
        .contains("Die 3 shows Pink, so it can't go on Green.")
        .contains("The rest of the line is left out");
  }

  @Test
  void whatElseCanBeTyped() {
    Path file = folder.resolve("letter");
    Ran ran =
        play(
            "help\nfaces\nwhy go\nwhy nothing\nlog\nboard\nsave\nsave /\n\nback\n",
            "--seats",
            "me,easy");
    assertThat(ran.out())
        .contains("save FILE  keep the game")
        .contains(" 11  House  House  House  Broken house  Hotel  Jail free")
        .contains("express.go ", "There is no clause 'nothing'.", "Player A's turn.")
        .contains("save to which file?", "/: there is a file that is no magie journal")
        .contains("You can only take back your own last moves");
    assertThat(file).doesNotExist();
  }

  @Test
  void whoLeavesIsOutOrPlayedOnByABot() {
    Ran out = play("roll\nleave\n", "--seats", "me,me,me");
    assertThat(out.out()).contains("Player A leaves the game.", "Player B> ");
    Ran alone = play("leave\n", "--seats", "me,me");
    assertThat(alone.out())
        .contains("The game is over: Player B won.", "1. Player B\n  2. Player A");
    Ran bot = play("leave\n", "--seats", "me,easy", "--on-leave", "bot");
    assertThat(bot.out()).contains("A bot plays on for Player A.", "Final ranking");
  }

  @Test
  void peopleAgreeToEndOrPlayOn() {
    Ran no = play("agree\nn\n", "--seats", "me,easy,me", "--names", "Ann,Bob");
    assertThat(no.out())
        .contains("Bob, end the game here? (y/n) n", "Bob would rather play on.")
        .doesNotContain("Final ranking");
    Ran yes = play("agree\ny\n", "--seats", "me,easy,me", "--names", "Ann,Bob");
    assertThat(yes.out()).contains("The game is over: Ann, Easy B and Bob won.", "Final ranking");
  }

  /// Seat A begins and everything is as seed 4 has it.
  private static Ran play(String typed, String... more) {
    var args = new ArrayList<>(List.of("play", "express", "--seed", "4"));
    args.addAll(List.of(more));
    int options = args.indexOf("--options");
    if (options < 0) {
      args.addAll(List.of("--options", "start=first-seat"));
    } else {
      args.set(options + 1, args.get(options + 1) + " start=first-seat");
    }
    return Ran.magie(typed, args.toArray(String[]::new));
  }
}
