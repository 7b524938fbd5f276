package games.magie.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Deal;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Match;
import games.magie.wire.Messages;
import games.magie.wire.SavedGame.OnLeave;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Two people at one terminal, and hands that the other must not read.
class CurtainTest {
  private static final String WIPED = "\u001b[2J\u001b[3J\u001b[H";

  private static <S extends State<S>, M extends Move, V extends View> String play(
      Game<S, M, V> game, String typed) {
    var out = new StringWriter();
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader(typed)), new PrintWriter(out), true, false, true);
    var settings = Settings.defaults(game.options());
    var chance = new Seeded(7);
    var match = Match.start(game, settings, 2, chance);
    var players = Seating.parse(game, settings, "me:Ann,me:Bob", "");
    var table =
        new TerminalTable<>(match, players, OnLeave.OUT, chance, seat -> new Seeded(7, seat + 1));
    new Session<>(table, terminal, Messages.of(game.id()), null).run();
    return out.toString();
  }

  @Test
  void beforeTheOtherLooksTheScreenIsWipedAndWhatAllMayKnowIsToldAgain() {
    String shown = play(new Deal(), "\n" + "end\n\n".repeat(2) + "quit\n");
    List<String> looks = List.of(shown.split(java.util.regex.Pattern.quote(WIPED), -1));
    assertThat(looks).hasSize(3);
    for (String look : looks) {
      assertThat(look).containsPattern("Only (Ann|Bob) looks now");
      assertThat(look.contains("Ann> ") && look.contains("Bob> ")).as(look).isFalse();
      assertThat(look.split("Your hand", -1)).as("hands in:" + look).hasSize(2);
    }
    assertThat(looks.get(2)).contains("draws 2 cards");
  }
}
