package games.magie.checks;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/// Finds methods and constructors with more than one `int` that isn't a number: a caller could mix
/// such codes up, and the compiler would not notice.
///
/// What another type prescribes isn't the method's own choice. The components of a record are read
/// by their names, and the rows of an enum stand in a table.
final class Signatures extends TreePathScanner<@Nullable Void, @Nullable Void> {
  private final Set<String> numbers;
  private final String path;
  private final SortedSet<String> found;

  /// @param numbers names of parameters that are numbers
  /// @param found takes `path method(code, code)`
  Signatures(Set<String> numbers, String path, SortedSet<String> found) {
    this.numbers = numbers;
    this.path = path;
    this.found = found;
  }

  @Override
  public @Nullable Void visitMethod(MethodTree node, @Nullable Void unused) {
    List<String> codes =
        node.getParameters().stream()
            .filter(Signatures::isInt)
            .map(parameter -> parameter.getName().toString())
            .filter(name -> !numbers.contains(name))
            .toList();
    if (codes.size() > 1 && !prescribed(node) && !inRow(node)) {
      found.add("%s %s(%s)".formatted(path, node.getName(), String.join(", ", codes)));
    }
    return super.visitMethod(node, null);
  }

  private static boolean isInt(VariableTree parameter) {
    return parameter.getType() instanceof PrimitiveTypeTree type
        && type.getPrimitiveTypeKind() == TypeKind.INT;
  }

  private static boolean prescribed(MethodTree node) {
    return node.getModifiers().getAnnotations().stream()
        .anyMatch(annotation -> annotation.getAnnotationType().toString().equals("Override"));
  }

  /// Whether it makes a record, or a constant of an enum.
  private boolean inRow(MethodTree node) {
    return node.getReturnType() == null
        && getCurrentPath().getParentPath().getLeaf() instanceof ClassTree type
        && (type.getKind() == Tree.Kind.ENUM || type.getKind() == Tree.Kind.RECORD);
  }
}
