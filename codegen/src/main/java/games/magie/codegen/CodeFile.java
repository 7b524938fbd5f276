package games.magie.codegen;

import java.util.LinkedHashMap;
import java.util.Map;

/// A class that is being written: static methods, and the pieces of JSON that they need.
final class CodeFile {
  private final String room;
  private final String name;
  private final String source;
  private final Map<String, String> pieces = new LinkedHashMap<>();
  private final StringBuilder methods = new StringBuilder();

  /// @param source the type whose records it is for
  CodeFile(String room, String name, String source) {
    this.room = room;
    this.name = name;
    this.source = source;
  }

  String name() {
    return name;
  }

  String source() {
    return source;
  }

  /// The constant that holds a piece of JSON as bytes.
  String piece(String json) {
    return pieces.computeIfAbsent(json, _ -> "P" + pieces.size());
  }

  /// Takes lines of code, indented by what they say themselves.
  void add(String code) {
    methods.append('\n').append(code.indent(2));
  }

  String text() {
    var text = new StringBuilder();
    text.append("package ").append(room).append(";\n\n");
    text.append("import games.magie.wire.json.JsonIn;\n");
    text.append("import games.magie.wire.json.JsonOut;\n\n");
    text.append("/// Written by games.magie.codegen when this module was compiled.\n");
    text.append("@SuppressWarnings(\"all\")\n");
    text.append("public final class ").append(name).append(" {\n");
    pieces.forEach((json, constant) ->
        text.append("  private static final byte[] ")
            .append(constant)
            .append(" = JsonOut.ascii(\"")
            .append(json.replace("\"", "\\\""))
            .append("\");\n"));
    text.append("\n  private ").append(name).append("() {}\n");
    return text.append(methods).append("}\n").toString();
  }
}
