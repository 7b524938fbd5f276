package games.magie.table.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.table.TableRecord.State;
import games.magie.table.Write;
import games.magie.wire.protocol.Action;
import games.magie.wire.protocol.Command;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TableActionTest {
  private static Write.Action kept(int seat, String content) {
    return new Write.Action("t", seat, "command-1", content);
  }

  /// As every store has them that was written until now.
  @Test
  void whatAStoreHoldsIsRead() {
    assertThat(TableAction.of(kept(1, "do agree")))
        .isEqualTo(new TableAction.OfSeat(1, Action.AGREE, ""));
    assertThat(TableAction.of(kept(0, "do step-out easy")))
        .isEqualTo(new TableAction.OfSeat(0, Action.STEP_OUT, "easy"));
    assertThat(TableAction.of(kept(2, "do order auto-pass=on pay-least=on")))
        .isEqualTo(new TableAction.OfSeat(2, Action.ORDER, "auto-pass=on pay-least=on"));
    assertThat(TableAction.of(kept(-1, "paused"))).isEqualTo(new TableAction.PauseBegins());
    assertThat(TableAction.of(kept(1, "stand-in easy")))
        .isEqualTo(new TableAction.StandIn(1, "easy"));
    assertThat(TableAction.of(kept(1, "hushed"))).isEqualTo(new TableAction.Silence(1, true));
    assertThat(TableAction.of(kept(1, "heard"))).isEqualTo(new TableAction.Silence(1, false));
    assertThat(TableAction.of(kept(-1, "was playing")))
        .isEqualTo(new TableAction.Stopped(State.PLAYING));
  }

  @Test
  void whatTheTableAndItsHostDoReadsBack() {
    List<TableAction> all =
        List.of(
            new TableAction.PauseBegins(),
            new TableAction.StandIn(3, "easy"),
            new TableAction.Silence(2, true),
            new TableAction.Silence(2, false),
            new TableAction.Rematch(1, "NEXT"),
            new TableAction.Stopped(State.WAITING));
    for (TableAction each : all) {
      assertThat(TableAction.of(each.kept("t"))).isEqualTo(each);
    }
  }

  /// A command is kept as it says itself, so that the same command is known again.
  @ParameterizedTest
  @EnumSource(Action.class)
  void aCommandOfEveryActionIsReadAsThatAction(Action action) {
    String text = action.speaks() ? "some words" : "";
    var command = new Command("command-1", 0, "", action.text(), text);
    assertThat(TableAction.of(kept(1, command.content())))
        .isEqualTo(new TableAction.OfSeat(1, action, text));
  }

  @Test
  void whatOnlyAnotherVersionKnowsIsRefusedAndNotPassedOver() {
    for (String odd : List.of("do win", "dopaused", "", "do", "was dancing")) {
      assertThatThrownBy(() -> TableAction.of(kept(1, odd))).isInstanceOf(BadInput.class);
    }
    assertThatThrownBy(() -> TableAction.of(kept(1, "do win")))
        .hasMessage("this version knows no action 'do win' of a table");
  }

  @Test
  void aTableStandsWhereItsActionsLeaveIt() {
    TableState state =
        TableState.none(3)
            .after(
                List.of(
                    kept(0, "do agree"),
                    kept(1, "do agree"),
                    kept(0, "do disagree"),
                    kept(2, "do pause"),
                    kept(-1, "paused"),
                    kept(1, "stand-in easy"),
                    kept(2, "do order auto-pass=on"),
                    new Write.Action("t", 0, "share", "not an action"),
                    kept(0, "hushed"),
                    kept(2, "rematch NEXT")));
    assertThat(state)
        .isEqualTo(
            new TableState(
                0b010,
                0b100,
                true,
                List.of("", "easy", ""),
                List.of("", "", "auto-pass=on"),
                1,
                new TableAction.Rematch(2, "NEXT")));
    assertThat(
            state.after(List.of(kept(1, "do return"), kept(0, "do resume"), kept(2, "do order -"))))
        .isEqualTo(
            TableState.none(3)
                .after(List.of(kept(1, "do agree"), kept(0, "hushed"), kept(2, "rematch NEXT"))));
  }
}
