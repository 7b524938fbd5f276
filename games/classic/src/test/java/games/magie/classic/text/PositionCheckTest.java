package games.magie.classic.text;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.classic.Classic;
import games.magie.kernel.BadInput;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions that can be written down but not played are refused, each in a line that names the
/// field.
class PositionCheckTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          stage: window;A out: 1;B out: 2                                       ~ out: with less than two players left
          stage: window;A out: 1 | cards: chance                       ~ cards: seat A is out
          stage: window;A out: 1 | jail: 0                             ~ jail: A is out
          A out: 1                                                     ~ seat A is out and cannot have the turn
          buying: yes;A at: reading                                    ~ buying: only in stage: acting
          A jail: 3                                                    ~ jail: seat A rolled in vain three times
          stage: acting | jail-move: yes | debts: A>bank:50:fine;A cash: 9 | jail: 2 | deeds: reading;B jail: 3 ~ jail: seat B rolled in vain
          jail-move: yes                                               ~ jail-move: only in stage: acting
          stage: acting | buying: yes;A at: go                         ~ buying: there is nothing to buy
          stage: acting | buying: yes;A at: reading;B deeds: reading   ~ buying: there is nothing to buy
          stage: acting | buying: yes;A at: reading | out: 1           ~ buying: seat A is out
          auction: reading;B deeds: reading                            ~ auction: the reading is not for sale
          auction: house                                               ~ auction: the house is not for sale
          auction: reading bid 50 by B;B cash: 49                      ~ auction: seat B has bid above its cash
          auction: reading passed ABC                                  ~ nobody is asked anything
          auction: house | shortage: house by A on baltic asked -      ~ auction: seat A could not place
          lots: reading;B deeds: reading                               ~ lots: only deeds that nobody owns
          last-lot: reading;B deeds: reading                           ~ lots: only deeds that nobody owns
          heir: B;B cash: 109 | deeds: reading/mortgaged | interest: reading ~ heir: seat B could not repay
          stage: acting | debts: A>A:50:card                           ~ debts: A cannot all be owed this
          stage: acting | debts: A>BC:51:each                          ~ debts: 51 cannot be shared equally
          stage: acting                                                ~ stage: acting, but nothing is asked
          stage: tokens                                                ~ nobody is asked anything
          stage: window                                                ~ nobody is asked anything
          shortage: house by A on baltic asked - | placing: A 50       ~ seat A is asked, but has no move
          shortage: house by A on baltic asked - | placing: A          ~ placing: it looks like
          offers: 1:A>A:give,reading,get,5                             ~ offers: seat A cannot deal with itself
          """)
  void whatCannotBePlayedIsRefused(String text, String message) {
    Classic game = Classic.pocket();
    Settings settings = Settings.defaults(game.options());
    Fields fields = Fields.parse(text.replace(';', '\n'), 3);
    assertThatThrownBy(() -> game.notation().position(settings, 3, fields))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }
}
