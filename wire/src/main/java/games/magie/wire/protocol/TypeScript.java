package games.magie.wire.protocol;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The types of the browser app, written from the [Schema].
public final class TypeScript {
  private TypeScript() {}

  public static String types() {
    var text =
        new StringBuilder(
            "// Written from the records of the protocol by games.magie.wire.protocol.TypeScript;"
                + " do not edit.\n");
    text.append(
        "\n/** What this page speaks; see docs/protocol.md, \"Versions\". */\nexport const PROTOCOL_VERSION = %d;\n"
            .formatted(Protocol.VERSION));
    Schema.definitions()
        .forEach((name, schema) ->
            text.append("\nexport type ")
                .append(name)
                .append(" = ")
                .append(type(schema))
                .append(";\n"));
    return text.toString();
  }

  @SuppressWarnings("unchecked") // a schema is made of maps, lists and strings
  private static String type(Object node) {
    var schema = (Map<String, Object>) node;
    if (schema.get("$ref") instanceof String reference) {
      return reference.substring(reference.lastIndexOf('/') + 1);
    }
    for (String union : List.of("oneOf", "anyOf")) {
      if (schema.get(union) instanceof List<?> parts) {
        return parts.stream().map(TypeScript::type).collect(Collectors.joining(" | "));
      }
    }
    if (schema.get("const") instanceof String constant) {
      return "'" + constant + "'";
    }
    if (schema.get("enum") instanceof List<?> words) {
      return words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" | "));
    }
    return switch (String.valueOf(schema.get("type"))) {
      case "integer" -> "number";
      case "array" -> array(schema);
      case "object" -> object(schema);
      case String plain -> plain;
    };
  }

  private static String array(Map<String, Object> schema) {
    String items = type(schema.getOrDefault("items", Map.of()));
    return items.matches("\\w+") ? items + "[]" : "Array<" + items + ">";
  }

  private static String object(Map<String, Object> schema) {
    if (!(schema.get("properties") instanceof Map<?, ?> properties)) {
      return "Record<string, " + type(schema.getOrDefault("additionalProperties", Map.of())) + ">";
    }
    var required = (List<?>) schema.getOrDefault("required", List.of());
    if (properties.isEmpty()) {
      return "Record<string, never>";
    }
    var text = new StringBuilder("{\n");
    properties.forEach((name, each) ->
        text.append("  ")
            .append(name)
            .append(required.contains(name) ? ": " : "?: ")
            .append(type(each))
            .append(";\n"));
    return text.append("}").toString();
  }
}
