package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.text.WordOf;
import games.magie.wire.protocol.TableInfo;
import games.magie.wire.protocol.TableInfo.SeatInfo;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/// The words that clients are told a table can be described by are those that it uses.
class TableWordsTest {
  @Test
  void theStatesOfATable() {
    assertThat(Arrays.stream(TableInfo.State.values()).map(TableInfo.State::text))
        .containsExactlyElementsOf(
            Arrays.stream(TableRecord.State.values()).map(TableRecord.State::text).toList());
  }

  @Test
  void theKindsOfASeat() {
    var kind =
        Arrays.stream(SeatInfo.class.getRecordComponents())
            .filter(component -> component.getName().equals("kind"))
            .findFirst()
            .orElseThrow();
    assertThat(kind.getAnnotatedType().getAnnotation(WordOf.class).or())
        .containsExactlyInAnyOrder(
            Arrays.stream(TableRecord.Kind.values())
                .map(TableRecord.Kind::text)
                .toArray(String[]::new));
  }
}
