package games.magie.codegen;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/// Writes into a package with `@Codec` what turns records into JSON and back: for the records of
/// `Frame` a class `FrameJson`, and `AnyJson` for whoever has a record and doesn't know which. What
/// the records are is told by [Shapes], how they are written and read by [WriterCode] and
/// [ReaderCode].
public final class CodecProcessor extends AbstractProcessor {
  static final String CODEC = "games.magie.wire.json.Codec";

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(CODEC);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      for (Element room : round.getElementsAnnotatedWith(annotation)) {
        try {
          write((PackageElement) room);
        } catch (Unwritable e) {
          error(String.valueOf(e.getMessage()), e.where());
        } catch (IOException e) {
          error("the code cannot be written: " + e, room);
        }
      }
    }
    return false;
  }

  private void error(String message, Element where) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message, where);
  }

  private void write(PackageElement room) throws IOException {
    var elements = processingEnv.getElementUtils();
    var shapes = new Shapes(elements, processingEnv.getTypeUtils(), elements.getModuleOf(room));
    Set<TypeElement> written = records(room, "write");
    Set<TypeElement> read = records(room, "read");
    var files = new TreeMap<String, CodeFile>();
    var any = new AnyCode(shapes, written, read);
    var writers = new WriterCode(shapes);
    for (TypeElement type : reachable(shapes, written)) {
      writers.add(type, file(files, room, type));
    }
    var readers = new ReaderCode(shapes);
    for (TypeElement type : reachable(shapes, read)) {
      readers.add(type, file(files, room, type));
    }
    var all = new CodeFile(room.getQualifiedName().toString(), "AnyJson", "AnyJson");
    any.add(all);
    files.put(all.name(), all);
    for (CodeFile file : files.values()) {
      String name = room.getQualifiedName() + "." + file.name();
      try (Writer out = processingEnv.getFiler().createSourceFile(name, room).openWriter()) {
        out.write(file.text());
      }
    }
  }

  /// The records that a value of the annotation names.
  private Set<TypeElement> records(PackageElement room, String key) {
    var found = new LinkedHashSet<TypeElement>();
    for (AnnotationMirror each : room.getAnnotationMirrors()) {
      if (((TypeElement) each.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals(CODEC)) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value :
            each.getElementValues().entrySet()) {
          if (value.getKey().getSimpleName().contentEquals(key)) {
            for (Object one : (List<?>) value.getValue().getValue()) {
              var type = (DeclaredType) ((AnnotationValue) one).getValue();
              found.addAll(named((TypeElement) type.asElement()));
            }
          }
        }
      }
    }
    return found;
  }

  /// A type itself, or the records inside a class that is only their room.
  private static List<TypeElement> named(TypeElement type) {
    return type.getKind() == ElementKind.CLASS
        ? ElementFilter.typesIn(type.getEnclosedElements()).stream()
            .filter(inner -> inner.getKind() == ElementKind.RECORD)
            .toList()
        : List.of(type);
  }

  /// Everything that components lead to, and the members of what is one of several.
  private static Set<TypeElement> reachable(Shapes shapes, Set<TypeElement> roots) {
    var found = new LinkedHashSet<TypeElement>();
    Deque<TypeElement> left = new ArrayDeque<>(roots);
    var seen = new HashSet<TypeElement>(roots);
    while (!left.isEmpty()) {
      TypeElement type = left.removeFirst();
      found.add(type);
      for (TypeElement next : shapes.next(type)) {
        if (seen.add(next)) {
          left.addLast(next);
        }
      }
    }
    return found;
  }

  private static CodeFile file(Map<String, CodeFile> files, PackageElement room, TypeElement type) {
    TypeElement top = Shapes.top(type);
    String name = Shapes.file(type);
    CodeFile file =
        files.computeIfAbsent(
            name,
            _ ->
                new CodeFile(
                    room.getQualifiedName().toString(), name, top.getQualifiedName().toString()));
    if (!file.source().contentEquals(top.getQualifiedName())) {
      throw new Unwritable(type, "two types on the wire are called " + top.getSimpleName());
    }
    return file;
  }
}
