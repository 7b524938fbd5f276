package games.magie.codegen;

import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// The methods that write records: `write(JsonOut out, … it)` for each, one piece of bytes and one
/// value after the other.
final class WriterCode {
  private final Shapes shapes;

  WriterCode(Shapes shapes) {
    this.shapes = shapes;
  }

  void add(TypeElement type, CodeFile file) {
    var code = new StringBuilder();
    code.append("public static void write(JsonOut out, ")
        .append(Shapes.name(type))
        .append(" it) {\n");
    if (type.getKind() == ElementKind.RECORD) {
      record(type, file, code);
    } else {
      oneOf(type, code);
    }
    file.add(code.append("}").toString());
  }

  private void oneOf(TypeElement type, StringBuilder code) {
    for (TypeElement each : shapes.members(type)) {
      code.append("  if (it instanceof ").append(Shapes.name(each)).append(" each) {\n");
      code.append("    ").append(Shapes.file(each)).append(".write(out, each);\n");
      code.append("    return;\n  }\n");
    }
    code.append("  out.nothing();\n");
  }

  private void record(TypeElement type, CodeFile file, StringBuilder code) {
    code.append("  if (it == null) {\n    out.nothing();\n    return;\n  }\n");
    String open = shapes.typeName(type).map("{\"type\":\"%s\""::formatted).orElse("{");
    for (RecordComponentElement component : type.getRecordComponents()) {
      String comma = open.equals("{") ? "" : ",";
      String piece = file.piece(open + comma + '"' + component + "\":");
      code.append("  out.raw(").append(piece).append(");\n");
      value(component, component.asType(), "it." + component + "()", 1, code);
      open = "";
    }
    code.append("  out.raw(").append(file.piece(open + "}")).append(");\n");
  }

  private void value(
      RecordComponentElement of, TypeMirror type, String value, int depth, StringBuilder code) {
    String margin = "  ".repeat(depth);
    switch (type.getKind()) {
      case INT, LONG -> code.append(margin).append("out.number(").append(value).append(");\n");
      case BOOLEAN -> code.append(margin).append("out.flag(").append(value).append(");\n");
      case DECLARED -> declared(of, type, value, depth, code);
      default -> throw new Unwritable(of, of + " is of a type that JSON of ours doesn't have");
    }
  }

  private void declared(
      RecordComponentElement of, TypeMirror type, String value, int depth, StringBuilder code) {
    String margin = "  ".repeat(depth);
    TypeElement element = shapes.element(type);
    String call =
        switch (Shapes.name(element)) {
          case "java.lang.String" -> "out.text(" + value + ")";
          case "java.lang.Integer" -> "out.number(" + value + ")";
          case "java.lang.Boolean" -> "out.flag(" + value + ")";
          case "java.util.List" -> list(of, type, value, depth, code);
          case "java.util.Map" -> texts(of, type, value);
          default -> ours(of, element, value);
        };
    if (!call.isEmpty()) {
      code.append(margin).append(call).append(";\n");
    }
  }

  private String texts(RecordComponentElement of, TypeMirror type, String value) {
    if (!shapes.isTexts(type)) {
      throw new Unwritable(of, of + " is a map of something other than texts");
    }
    return "out.texts(" + value + ")";
  }

  private String list(
      RecordComponentElement of, TypeMirror type, String value, int depth, StringBuilder code) {
    TypeMirror inner = shapes.ofList(type);
    return switch (Shapes.name(shapes.element(inner))) {
      case "java.lang.String" -> "out.texts(" + value + ")";
      case "java.lang.Integer" -> "out.numbers(" + value + ")";
      default -> {
        loop(of, inner, value, depth, code);
        yield "";
      }
    };
  }

  private void loop(
      RecordComponentElement of, TypeMirror inner, String value, int depth, StringBuilder code) {
    String each = "each" + depth;
    var loop = new StringBuilder("if (" + value + " == null) {\n  out.nothing();\n} else {\n");
    loop.append("  out.openList();\n  for (var %s : %s) {\n".formatted(each, value));
    loop.append("    out.item();\n");
    value(of, inner, each, 2, loop);
    loop.append("  }\n  out.closeList();\n}\n");
    code.append(loop.toString().indent(2 * depth));
  }

  private String ours(RecordComponentElement of, TypeElement type, String value) {
    if (shapes.isAnyPicture(type) || shapes.isAnyEvent(type)) {
      return "AnyJson.write(out, " + value + ")";
    }
    if (!shapes.isOurs(type)) {
      throw new Unwritable(of, of + " is of a type that JSON of ours doesn't have");
    }
    if (type.getKind() == ElementKind.ENUM) {
      String word = shapes.hasText(type) ? ".text()" : ".name()";
      return "out.text(%s == null ? null : %s%s)".formatted(value, value, word);
    }
    return "%s.write(out, %s)".formatted(Shapes.file(type), value);
  }
}
