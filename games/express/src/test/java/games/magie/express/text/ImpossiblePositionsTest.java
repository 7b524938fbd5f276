package games.magie.express.text;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.express.Express;
import games.magie.kernel.BadInput;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions that could never come up are not read, and one line says why.
class ImpossiblePositionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '"',
      textBlock =
          """
          rolls: x                                          ~ 'x' is no whole number for rolls
          rolls: -1                                         ~ rolls is -1, but goes from 0 to 1000000
          hand: 3                                           ~ no field 'hand' here
          starter: C                                        ~ no seat 'C': the seats are A to B
          A*;B*                                             ~ only one seat can have the turn
          A left: maybe                                     ~ left: 'maybe' should be yes or no
          A* left: yes                                      ~ seat A has left and cannot have the turn
          A*;B left: yes                                    ~ left: with one player left the game would be over
          A score: 15000                                    ~ score: A has reached 15000, the game would be over
          over: target;A*                                   ~ over: nobody has the turn when the game is over
          over: never                                       ~ over: 'never' should be target, alone or agreed
          over: agreed | rolls: 1                           ~ rolls: without a roll nothing is shown, placed or earned
          active: A                                         ~ active: a star marks who has the turn while the game goes on
          green: 1                                          ~ rolls: without a roll nothing is shown, placed or earned
          loose: 1=green                                    ~ rolls: without a roll nothing is shown, placed or earned
          money: 200                                        ~ rolls: without a roll nothing is shown, placed or earned
          jail: 8                                           ~ rolls: without a roll nothing is shown, placed or earned
          rolls: 1 | money: 150                             ~ money: GO and hotels pay multiples of 200
          rolls: 1;A* houses: 5                             ~ houses is 5, but goes from 0 to 4
          rolls: 1;A* houses: 2;B houses: 3                 ~ houses: there are only 4
          rolls: 1;A*;B houses: 1                           ~ houses: all but those of the running turn have gone back
          rolls: 1 | turn-houses: 1;A* houses: 2            ~ houses: all but those of the running turn have gone back
          rolls: 1 | green: 2                               ~ die 2 cannot show green
          rolls: 1 | green: 1 | red: 1                      ~ die 1 is named twice
          rolls: 1 | brown: 1* 2 4                          ~ brown: there is no square for die 4
          rolls: 1 | green: 1* 2*                           ~ green: there is no square for die 2*
          rolls: 1 | green: 12                              ~ die is 12, but goes from 1 to 11
          rolls: 1 | fresh: 1                               ~ fresh: die 1 is no placed Chance
          rolls: 1 | jail: 7                                ~ die 7 cannot show police
          rolls: 1 | jail: 8 9 10                           ~ jail: the third policeman would have ended the turn
          rolls: 1 | loose: 8=police                        ~ loose: policeman 8 would lie in jail
          rolls: 1 | loose: 10=police                       ~ loose: policeman 10 would lie in jail
          rolls: 1 | loose: 8                               ~ loose: '8' should look like 3=pink
          rolls: 1 | loose: 1=purple                        ~ no face 'purple'
          rolls: 1 | loose: 11=house                        ~ loose: die 11 lies aside until a colour group is complete
          rolls: 1 | pending: jump                          ~ pending: 'jump' should be free
          rolls: 1 | pending: free | jail: 8 9              ~ pending: there is no policeman to choose
          """)
  void sayInOneLineWhatIsWrong(String text, String message) {
    var game = new Express();
    Fields fields = Fields.parse(text.replace(';', '\n'), 2);
    assertThatThrownBy(() -> game.notation().position(Settings.defaults(game.options()), 2, fields))
        .isInstanceOf(BadInput.class)
        .hasMessage(message);
  }
}
