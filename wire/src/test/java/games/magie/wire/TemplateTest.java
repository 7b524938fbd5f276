package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TemplateTest {
  /// The page's engine passes the same, see `docs/howto/messages.md`.
  private static final Path SHARED = Path.of("../web/src/main/ts/frame/lib/message-templates.json");

  @Test
  void templatesBecomeWhatThePageMakesOfThem() throws IOException {
    JsonNode shared = JsonMapper.shared().readTree(Files.readString(SHARED));
    var texts = new TreeMap<String, String>();
    shared.path("texts").properties().forEach(e -> texts.put(e.getKey(), e.getValue().asString()));
    List<JsonNode> examples = shared.path("examples").valueStream().toList();
    assertThat(examples).hasSize(36);
    for (JsonNode example : examples) {
      JsonNode names = example.has("names") ? example.path("names") : shared.path("names");
      String language = example.path("language").asString("en");
      var template = new Template(texts, Locale.forLanguageTag(language + "-u-nu-latn"));
      String filled =
          template.fill(
              example.path("template").asString(), strings(example.path("args")), strings(names));
      assertThat(filled.replace('\u00a0', ' '))
          .as(example.path("template").asString())
          .isEqualTo(example.path("text").asString());
    }
  }

  private static List<String> strings(JsonNode array) {
    return new ArrayList<>(array.valueStream().map(JsonNode::asString).toList());
  }

  @Test
  void whatIsMissingIsNotPassedOver() {
    var template = new Template(Map.of(), Locale.ENGLISH);
    assertThatThrownBy(() -> template.fill("{1}", List.of("a"), List.of()))
        .hasMessage("no argument 1 in [a]");
    assertThatThrownBy(() -> template.fill("{0:group}", List.of("red"), List.of()))
        .hasMessage("no message group.red");
  }
}
