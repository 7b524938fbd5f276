package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.chance.Drawn;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.chance.Scripted;
import games.magie.kernel.match.Digest;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The small texts that come from outside: seats, options, draws, numbers.
class TextsTest {
  private enum Rule implements Clause {
    ONE;

    @Override
    public String id() {
      return "game.one";
    }
  }

  private static final List<Option> OPTIONS =
      List.of(
          Option.choice("target", Rule.ONE, "15000", "10000"),
          Option.flag("swap", Rule.ONE),
          Option.number("cash", Rule.ONE, 1500, 0, 9999));

  @Test
  void settingsKeepOnlyWhatDiffersInTheOrderOfTheOptions() {
    var settings = Settings.parse(OPTIONS, "cash=20 target=15000 swap=on");
    assertThat(settings.text()).isEqualTo("swap=on cash=20");
    assertThat(settings.number("cash")).isEqualTo(20);
    assertThat(settings.on("swap")).isTrue();
    assertThat(settings.get("target")).isEqualTo("15000");
  }

  @Test
  void aWrongOptionIsNamedWithWhatIsPossible() {
    assertThatThrownBy(() -> Settings.parse(OPTIONS, "speed=3"))
        .hasMessage("no option 'speed': there are target, swap, cash");
    assertThatThrownBy(() -> Settings.parse(OPTIONS, "target=3"))
        .hasMessage("option target cannot be '3': choose 15000, 10000");
    assertThatThrownBy(() -> Settings.parse(OPTIONS, "cash=10000"))
        .hasMessage("option cash is 10000, but goes from 0 to 9999");
    assertThatThrownBy(() -> Settings.parse(OPTIONS, "swap"))
        .hasMessage("option 'swap' should look like name=value");
    assertThatThrownBy(() -> Settings.parse(OPTIONS, "swap=on swap=off"))
        .hasMessage("option swap is given twice");
  }

  @Test
  void setsOfSeatsAreWrittenAsLetters() {
    assertThat(Seats.letters(0b101)).isEqualTo("AC");
    assertThat(Seats.letters(Seats.EVERYBODY)).isEqualTo("*");
    assertThat(Seats.letters(Seats.allBut(1))).isEqualTo("*b");
    assertThat(Seats.letters(0)).isEqualTo("-");
    for (int mask : new int[] {0, 1, 0b1011, Seats.EVERYBODY, Seats.allBut(2)}) {
      assertThat(Seats.parseLetters(Seats.letters(mask))).isEqualTo(mask);
    }
    assertThatThrownBy(() -> Seats.parseLetters("A1")).hasMessage("'A1' is no set of seats");
  }

  @Test
  void aSpectatorHearsWhatIsToldToEverybodyOrToAllButOne() {
    assertThat(Seats.reaches(Seats.EVERYBODY, Seats.SPECTATOR)).isTrue();
    assertThat(Seats.reaches(Seats.allBut(0), Seats.SPECTATOR)).isTrue();
    assertThat(Seats.reaches(Seats.allBut(0), 0)).isFalse();
    assertThat(Seats.reaches(Seats.allBut(0), 1)).isTrue();
    assertThat(Seats.reaches(0b11, Seats.SPECTATOR)).isFalse();
    assertThat(Seats.reaches(0b10, 0)).isFalse();
  }

  @Test
  void aDrawIsReadAsItIsWritten() {
    assertThat(Drawn.parse("d3=4/6")).isEqualTo(new Drawn("d3", 4, 6));
    assertThat(new Drawn("d3", 4, 6).text()).isEqualTo("d3=4/6");
    assertThatThrownBy(() -> Drawn.parse("d3=6/6")).hasMessage("a draw of 6 out of 6 for d3");
    assertThatThrownBy(() -> Drawn.parse("d3")).hasMessageContaining("is no draw");
  }

  @Test
  void aReplayObjectsToAnyOtherDraw() {
    var replayed = new Replayed(List.of(new Drawn("die", 2, 6)));
    assertThatThrownBy(() -> replayed.draw(new EvenDraw("lot", 6)))
        .hasMessage("the rules draw lot of 6, the journal has die=2/6");
    assertThatThrownBy(() -> new Replayed(List.of()).draw(new EvenDraw("lot", 6)))
        .hasMessage("the rules draw lot, the journal has no such draw");
    var again = new Replayed(List.of(new Drawn("die", 2, 6)));
    assertThat(again.draw(new EvenDraw("die", 6))).isEqualTo(2);
    assertThat(again.spent()).isTrue();
  }

  @Test
  void aScriptNamesDrawsByTheirMeaningAndMayNameTheirLabel() {
    var scripted = new Scripted();
    scripted.add(List.of("2", "die=4", "lot=1", "9"));
    assertThat(scripted.draw(new EvenDraw("die", 6))).isEqualTo(2);
    assertThat(scripted.draw(new EvenDraw("die", 6))).isEqualTo(4);
    assertThatThrownBy(() -> scripted.draw(new EvenDraw("die", 6)))
        .hasMessage("the script says lot=1, but die is drawn");
    assertThatThrownBy(() -> scripted.draw(new EvenDraw("die", 6)))
        .hasMessage("die cannot show '9'");
    assertThatThrownBy(() -> scripted.draw(new EvenDraw("die", 6)))
        .hasMessage("an unexpected draw: die of 6");
  }

  @Test
  void digestsAreThoseOfTheDefinition() {
    // FNV-1a 64 of the bytes 61 00: offset basis, then each byte xored and multiplied.
    long expected = 0xcbf29ce484222325L;
    expected = (expected ^ 0x61) * 0x100000001b3L;
    expected = expected * 0x100000001b3L;
    assertThat(Digest.of("a")).isEqualTo(expected);
    assertThat(Digest.hex(0xabcL)).isEqualTo("0000000000000abc");
  }
}
