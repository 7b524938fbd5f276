package games.magie.checks;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// Questions about Java sources that the compiler's own syntax trees answer.
record Syntax(Sources sources) {

  /// Which of the files have a `default` in a switch over a sealed type or an enum below a package.
  SortedSet<String> defaults(List<Source> files, String root) {
    var found = new TreeSet<String>();
    compile(
        files,
        true,
        (task, unit, path) ->
            new Defaults(root, Trees.instance(task), path, found).scan(unit, null));
    return found;
  }

  /// Which of the files have one of these words as a string literal. Arguments of annotations don't
  /// count: they must be literals.
  SortedSet<String> naming(List<Source> files, List<String> words) {
    var found = new TreeSet<String>();
    compile(files, false, (_, unit, path) -> new Naming(words, path, found).scan(unit, null));
    return found;
  }

  /// The signatures in the files with more than one `int` that isn't a number, see [Signatures].
  SortedSet<String> mixedInts(List<Source> files, Set<String> numbers) {
    var found = new TreeSet<String>();
    compile(files, false, (_, unit, path) -> new Signatures(numbers, path, found).scan(unit, null));
    return found;
  }

  private interface Reader {
    void read(JavacTask task, CompilationUnitTree unit, String path);
  }

  /// @param types whether the types of expressions are asked for, too
  private void compile(List<Source> files, boolean types, Reader reader) {
    if (files.isEmpty()) {
      return;
    }
    var compiler = ToolProvider.getSystemJavaCompiler();
    var problems = new DiagnosticCollector<JavaFileObject>();
    // With surefire the class path itself is the manifest of a jar.
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> options =
        List.of("-proc:none", "-implicit:none", "-Xlint:none", "-classpath", classes);
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> paths = files.stream().map(sources::file).toList();
      var task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  problems,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(paths));
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      if (types) {
        task.analyze();
      }
      for (Diagnostic<? extends JavaFileObject> problem : problems.getDiagnostics()) {
        if (problem.getKind() == Diagnostic.Kind.ERROR) {
          throw new IllegalStateException(problem.toString());
        }
      }
      for (CompilationUnitTree unit : units) {
        Path file = Path.of(unit.getSourceFile().toUri());
        Path root = sources.root().toAbsolutePath().normalize();
        reader.read(task, unit, root.relativize(file).toString().replace('\\', '/'));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Defaults extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final String root;
    private final Trees trees;
    private final String path;
    private final SortedSet<String> found;

    Defaults(String root, Trees trees, String path, SortedSet<String> found) {
      this.root = root;
      this.trees = trees;
      this.path = path;
      this.found = found;
    }

    @Override
    public @Nullable Void visitSwitch(SwitchTree node, @Nullable Void unused) {
      look(node.getExpression(), node.getCases());
      return super.visitSwitch(node, null);
    }

    @Override
    public @Nullable Void visitSwitchExpression(SwitchExpressionTree node, @Nullable Void unused) {
      look(node.getExpression(), node.getCases());
      return super.visitSwitchExpression(node, null);
    }

    private void look(ExpressionTree selector, List<? extends CaseTree> cases) {
      boolean open =
          cases.stream()
              .flatMap(one -> one.getLabels().stream())
              .anyMatch(DefaultCaseLabelTree.class::isInstance);
      if (open && isOurs(trees.getTypeMirror(new TreePath(getCurrentPath(), selector)))) {
        found.add(path);
      }
    }

    private boolean isOurs(TypeMirror type) {
      return switch (type) {
        case TypeVariable variable -> isOurs(variable.getUpperBound());
        case DeclaredType declared ->
            declared.asElement() instanceof TypeElement element
                && element.getQualifiedName().toString().startsWith(root + ".")
                && (element.getKind() == ElementKind.ENUM
                    || element.getModifiers().contains(Modifier.SEALED));
        default -> false;
      };
    }
  }

  private static final class Naming extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final List<String> words;
    private final String path;
    private final SortedSet<String> found;

    Naming(List<String> words, String path, SortedSet<String> found) {
      this.words = words;
      this.path = path;
      this.found = found;
    }

    @Override
    public @Nullable Void visitAnnotation(AnnotationTree node, @Nullable Void unused) {
      return null;
    }

    @Override
    public @Nullable Void visitLiteral(LiteralTree node, @Nullable Void unused) {
      if (node.getValue() instanceof String text && words.contains(text)) {
        found.add(path);
      }
      return null;
    }
  }
}
