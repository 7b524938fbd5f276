package games.magie.codegen;

import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// The methods that read records: `readNAME(JsonIn in)` for each, which tells null where `null`
/// stands. A component that doesn't come is 0, false or null; the record makes of it what it likes.
final class ReaderCode {
  private final Shapes shapes;

  ReaderCode(Shapes shapes) {
    this.shapes = shapes;
  }

  static String call(TypeElement type) {
    return Shapes.file(type) + ".read" + type.getSimpleName() + "(in)";
  }

  void add(TypeElement type, CodeFile file) {
    if (type.getKind() != ElementKind.RECORD) {
      throw new Unwritable(type, type + " isn't a record and can't be read");
    }
    var components = type.getRecordComponents();
    var code = new StringBuilder();
    var given = new StringBuilder();
    code.append("public static %s read%s(JsonIn in) {\n".formatted(type, type.getSimpleName()));
    code.append("  if (in.nothing()) {\n    return null;\n  }\n");
    for (RecordComponentElement component : components) {
      code.append("  %s %s = %s;\n".formatted(declared(component), component, absent(component)));
      given.append(given.isEmpty() ? "" : ", ").append(component);
    }
    code.append("  in.openObject();\n  while (in.next()) {\n");
    code.append("    switch (in.name()) {\n");
    for (RecordComponentElement component : components) {
      code.append("      case \"").append(component).append("\" -> ");
      code.append(value(component)).append('\n');
    }
    code.append("      default -> in.unknown();\n    }\n  }\n  in.made();\n");
    code.append("  var made = new %s(%s);\n".formatted(type, given));
    code.append("  in.known();\n  return made;\n");
    file.add(code.append("}").toString());
  }

  /// The type without the annotations that stand in it.
  private String declared(RecordComponentElement component) {
    TypeMirror type = component.asType();
    if (type.getKind() != TypeKind.DECLARED) {
      return type.getKind() == TypeKind.BOOLEAN ? "boolean" : "int";
    }
    String name = Shapes.name(shapes.element(type));
    return shapes.isList(type)
        ? name + "<" + Shapes.name(shapes.element(shapes.ofList(type))) + ">"
        : shapes.isTexts(type) ? name + "<String, String>" : name;
  }

  private static String absent(RecordComponentElement component) {
    return switch (component.asType().getKind()) {
      case INT -> "0";
      case BOOLEAN -> "false";
      case DECLARED -> "null";
      default -> throw new Unwritable(component, component + " is of a type that nobody reads");
    };
  }

  private String value(RecordComponentElement component) {
    TypeMirror type = component.asType();
    if (type.getKind() == TypeKind.INT) {
      return component + " = in.number();";
    }
    if (type.getKind() == TypeKind.BOOLEAN) {
      return component + " = in.flag();";
    }
    if (shapes.isTexts(type)) {
      return component + " = in.texts();";
    }
    if (shapes.isList(type)) {
      return list(component, shapes.element(shapes.ofList(type)));
    }
    TypeElement element = shapes.element(type);
    return Shapes.name(element).equals("java.lang.String")
        ? component + " = in.text();"
        : component + " = " + call(element) + ";";
  }

  private static String list(RecordComponentElement component, TypeElement of) {
    return """
    {
            if (!in.nothing()) {
              LIST = new java.util.ArrayList<>();
              in.openList();
              while (in.item()) {
                var each = READ;
                if (each == null) {
                  in.hole();
                }
                LIST.add(each);
              }
            }
          }\
    """
        .replace("LIST", component.toString())
        .replace("READ", call(of));
  }
}
