package games.magie.wire.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/// The published schema and the types of the browser app are what the records say. After a change
/// of the records, `-Dmagie.write` writes both anew.
class SchemaTest {
  private static final Path ROOT = Path.of("..");

  @Test
  void thePublishedSchemaIsThatOfTheRecords() throws IOException {
    same(ROOT.resolve("docs/protocol.schema.json"), pretty(Schema.document()) + "\n");
  }

  @Test
  void theTypesOfTheBrowserAppAreThoseOfTheRecords() throws IOException {
    same(ROOT.resolve("web/src/main/ts/wire-types.ts"), TypeScript.types());
  }

  private static String pretty(Object value) {
    return JsonMapper.builder()
        .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .build()
        .writerWithDefaultPrettyPrinter()
        .writeValueAsString(value);
  }

  private static void same(Path file, String expected) throws IOException {
    if (Boolean.getBoolean("magie.write")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, expected);
    }
    assertThat(Files.readString(file)).isEqualTo(expected);
  }

  @Test
  void everyCommandInTheDocumentIsOneThatTheServerReads() throws IOException {
    String document = Files.readString(ROOT.resolve("docs/protocol.md"));
    var commands = Pattern.compile("^\\{\"id\":.*}$", Pattern.MULTILINE).matcher(document);
    int found = 0;
    while (commands.find()) {
      assertThat(Json.read(commands.group(), Command.class).id()).isNotEmpty();
      found++;
    }
    assertThat(found).isEqualTo(15);
  }
}
