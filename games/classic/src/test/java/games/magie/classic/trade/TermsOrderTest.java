package games.magie.classic.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.classic.Terms;
import games.magie.kernel.BadInput;
import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What an offer names may be named in any order.
class TermsOrderTest {
  private static <T> List<List<T>> orders(List<T> parts) {
    if (parts.isEmpty()) {
      return List.of(List.of());
    }
    var all = new ArrayList<List<T>>();
    for (int first = 0; first < parts.size(); first++) {
      var rest = new ArrayList<>(parts);
      T one = rest.remove(first);
      for (List<T> order : orders(rest)) {
        var whole = new ArrayList<T>(List.of(one));
        whole.addAll(order);
        all.add(whole);
      }
    }
    return all;
  }

  @Test
  void everyOrderOfPartsAndItemsIsTheSameOffer() {
    Terms terms =
        Terms.parse(
            Words.split("give boardwalk+chest-card+baltic+200 get park-place+reading settle 7"));
    assertThat(terms.text())
        .isEqualTo("give baltic+boardwalk+chest-card+200 get reading+park-place settle 7");
    for (List<String> give : orders(List.of("boardwalk", "chest-card", "baltic", "200"))) {
      for (List<String> get : orders(List.of("park-place", "reading"))) {
        var parts =
            List.of("give " + String.join("+", give), "get " + String.join("+", get), "settle 7");
        for (List<String> order : orders(parts)) {
          assertThat(Terms.parse(Words.split(String.join(" ", order)))).isEqualTo(terms);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 50", "reading reading", "- reading", "5 reading 5", "reading 0 0"})
  void whatIsSaidTwiceOrForNothingIsRefusedInEveryOrder(String items) {
    for (List<String> order : orders(List.of(items.split(" ", -1)))) {
      List<String> words = List.of("give", String.join("+", order), "get", "-");
      assertThatThrownBy(() -> Terms.parse(words)).isInstanceOf(BadInput.class);
    }
  }
}
