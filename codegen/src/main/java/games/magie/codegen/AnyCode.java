package games.magie.codegen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/// The methods for whoever doesn't know what a record is: which of the types that were named, which
/// picture, which event. What is none of them is left to others.
final class AnyCode {
  private static final String WRITTEN =
      """
        if (it instanceof games.magie.wire.json.Written each) {
          out.raw(each.json());
          return;
        }
      """;

  private final Shapes shapes;
  private final Set<TypeElement> written;
  private final Set<TypeElement> read;

  AnyCode(Shapes shapes, Set<TypeElement> written, Set<TypeElement> read) {
    this.shapes = shapes;
    this.written = written;
    this.read = read;
  }

  void add(CodeFile file) {
    var records = new LinkedHashSet<>(shapes.pictures());
    records.addAll(written);
    file.add(writer("Record", WRITTEN, new ArrayList<>(records)));
    file.add(writer("games.magie.kernel.Event", "", new ArrayList<>(shapes.events())));
    file.add(reader());
  }

  private static String writer(String of, String first, List<TypeElement> types) {
    var code = new StringBuilder();
    code.append("public static void write(JsonOut out, ").append(of).append(" it) {\n");
    code.append(first);
    for (TypeElement each : types) {
      code.append("  if (it instanceof ").append(Shapes.name(each)).append(" each) {\n");
      code.append("    ").append(Shapes.file(each)).append(".write(out, each);\n");
      code.append("    return;\n  }\n");
    }
    return code.append("  out.other(it);\n}").toString();
  }

  private String reader() {
    var code = new StringBuilder("public static <T> T read(JsonIn in, Class<T> type) {\n");
    for (TypeElement each : read) {
      code.append("  if (type == ").append(Shapes.name(each)).append(".class) {\n");
      code.append("    return type.cast(").append(ReaderCode.call(each)).append(");\n  }\n");
    }
    code.append("  throw new IllegalArgumentException(\"no reader of \" + type);\n");
    return code.append("}").toString();
  }
}
