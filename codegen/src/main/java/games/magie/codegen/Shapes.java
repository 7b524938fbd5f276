package games.magie.codegen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.ModuleElement.ExportsDirective;
import javax.lang.model.element.ModuleElement.RequiresDirective;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/// What the records look like. The games are those whose modules the module that is compiled
/// requires: their pictures are what the views return, their events all kinds of `Event`.
final class Shapes {
  private static final String OURS = "games.magie.";
  private static final String EVENT = "games.magie.kernel.Event";
  private static final String VIEW = "games.magie.kernel.View";
  private static final String TYPE_NAME = "games.magie.wire.json.TypeName";

  private final Elements elements;
  private final Types types;
  private final Set<TypeElement> pictures = new LinkedHashSet<>();
  private final Set<TypeElement> events = new LinkedHashSet<>();

  Shapes(Elements elements, Types types, ModuleElement module) {
    this.elements = elements;
    this.types = types;
    for (RequiresDirective required : ElementFilter.requiresIn(module.getDirectives())) {
      ModuleElement other = required.getDependency();
      if (other.getQualifiedName().toString().startsWith(OURS)) {
        for (ExportsDirective door : ElementFilter.exportsIn(other.getDirectives())) {
          look(door.getPackage());
        }
      }
    }
  }

  private void look(PackageElement door) {
    for (TypeElement type : ElementFilter.typesIn(door.getEnclosedElements())) {
      if (type.getKind() == ElementKind.CLASS && is(type, VIEW)) {
        picture(type).ifPresent(pictures::add);
      }
      // Families of events stand beside the event of their game, which leads to them.
      if (type.getKind() == ElementKind.INTERFACE
          && type.getInterfaces().stream().anyMatch(above -> name(element(above)).equals(EVENT))) {
        events.add(type);
      }
    }
  }

  private Optional<TypeElement> picture(TypeElement view) {
    return ElementFilter.methodsIn(view.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals("picture"))
        .map(method -> element(method.getReturnType()))
        .filter(type -> type.getKind() == ElementKind.RECORD)
        .findFirst();
  }

  Set<TypeElement> pictures() {
    return pictures;
  }

  Set<TypeElement> events() {
    return events;
  }

  /// What a type leads to: the types of its components, or those that it is one of.
  List<TypeElement> next(TypeElement type) {
    if (type.getKind() != ElementKind.RECORD) {
      return members(type);
    }
    var next = new ArrayList<TypeElement>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      TypeMirror inner = component.asType();
      while (isList(inner)) {
        inner = ofList(inner);
      }
      if (inner.getKind() == TypeKind.DECLARED) {
        TypeElement element = element(inner);
        if (isAnyPicture(element)) {
          next.addAll(pictures);
        } else if (isAnyEvent(element)) {
          next.addAll(events);
        } else if (isOurs(element) && element.getKind() != ElementKind.ENUM) {
          next.add(element);
        }
      }
    }
    return next;
  }

  /// The types that a sealed interface is one of.
  List<TypeElement> members(TypeElement type) {
    if (!type.getModifiers().contains(Modifier.SEALED)) {
      throw new Unwritable(type, type + " is neither a record nor sealed");
    }
    return type.getPermittedSubclasses().stream().map(this::element).toList();
  }

  /// What stands as `type` of a record that is one of several, if it is.
  Optional<String> typeName(TypeElement type) {
    if (is(type, EVENT)) {
      return Optional.of(type.getSimpleName().toString());
    }
    for (AnnotationMirror each : type.getAnnotationMirrors()) {
      if (name((TypeElement) each.getAnnotationType().asElement()).equals(TYPE_NAME)) {
        return each.getElementValues().values().stream()
            .map(AnnotationValue::getValue)
            .map(String::valueOf)
            .findFirst();
      }
    }
    return Optional.empty();
  }

  boolean isAnyPicture(TypeElement type) {
    return name(type).equals("java.lang.Record");
  }

  boolean isAnyEvent(TypeElement type) {
    return name(type).equals(EVENT);
  }

  boolean isOurs(TypeElement type) {
    return name(type).startsWith(OURS);
  }

  boolean isList(TypeMirror type) {
    return isGeneric(type, "java.util.List");
  }

  boolean isTexts(TypeMirror type) {
    return isGeneric(type, "java.util.Map")
        && ((DeclaredType) type)
            .getTypeArguments().stream()
                .allMatch(each -> name(element(each)).equals("java.lang.String"));
  }

  private boolean isGeneric(TypeMirror type, String wanted) {
    return type.getKind() == TypeKind.DECLARED && name(element(type)).equals(wanted);
  }

  TypeMirror ofList(TypeMirror list) {
    return ((DeclaredType) list).getTypeArguments().getFirst();
  }

  /// Whether an enum's values have words of their own.
  boolean hasText(TypeElement type) {
    return ElementFilter.methodsIn(elements.getAllMembers(type)).stream().anyMatch(Shapes::isText);
  }

  private static boolean isText(ExecutableElement method) {
    return method.getSimpleName().contentEquals("text")
        && method.getParameters().isEmpty()
        && method.getModifiers().contains(Modifier.PUBLIC);
  }

  private boolean is(TypeElement type, String wanted) {
    TypeElement above = elements.getTypeElement(wanted);
    return above != null && types.isSubtype(type.asType(), above.asType());
  }

  TypeElement element(TypeMirror type) {
    return (TypeElement) types.asElement(type);
  }

  static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  static TypeElement top(TypeElement type) {
    Element each = type;
    while (each.getEnclosingElement() instanceof TypeElement outer) {
      each = outer;
    }
    return (TypeElement) each;
  }

  /// The class that is written for a type.
  static String file(TypeElement type) {
    return top(type).getSimpleName() + "Json";
  }
}
