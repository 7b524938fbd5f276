package games.magie.wire.protocol;

import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.RuleBook;
import games.magie.kernel.View;
import games.magie.kernel.match.TableEvent;
import games.magie.kernel.text.WordOf;
import games.magie.wire.Catalogue;
import games.magie.wire.json.ByReflection;
import games.magie.wire.json.TypeName;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The JSON Schema of the protocol, read off its records: what the server sends and takes, with the
/// views and events of every game. `docs/protocol.schema.json` is its text.
public final class Schema {
  private static final List<Class<?>> MESSAGES =
      Stream.of(
              Stream.of(Frame.class, Command.class, Failure.class),
              Arrays.stream(Requests.class.getDeclaredClasses()).sorted(Schema::byName),
              Arrays.stream(Replies.class.getDeclaredClasses()).sorted(Schema::byName))
          .flatMap(part -> part)
          .toList();

  private final Map<String, Object> definitions = new TreeMap<>();

  private Schema() {
    MESSAGES.forEach(this::reference);
  }

  private static int byName(Class<?> one, Class<?> other) {
    return one.getName().compareTo(other.getName());
  }

  /// Definitions by name, each a JSON Schema.
  public static Map<String, Object> definitions() {
    return new Schema().definitions;
  }

  /// The whole schema as one document.
  public static Map<String, Object> document() {
    var document = new LinkedHashMap<String, Object>();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.put("title", "The protocol of Magie");
    document.put("x-protocol-version", Protocol.VERSION);
    document.put("$defs", definitions());
    return document;
  }

  private Map<String, Object> schema(AnnotatedType annotated) {
    WordOf words = annotated.getAnnotation(WordOf.class);
    Map<String, Object> plain =
        words != null
            ? oneOf(words)
            : annotated instanceof AnnotatedParameterizedType generic
                ? generic(generic)
                : schema(annotated.getType());
    return annotated.isAnnotationPresent(Nullable.class)
        ? Map.of("anyOf", List.of(plain, Map.of("type", "null")))
        : plain;
  }

  private Map<String, Object> schema(Type type) {
    Class<?> plain = (Class<?>) type;
    if (plain == int.class || plain == Integer.class || plain == long.class) {
      return Map.of("type", "integer");
    }
    if (plain == boolean.class || plain == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (plain == String.class) {
      return Map.of("type", "string");
    }
    if (plain.isEnum()) {
      return words(plain);
    }
    if (plain == Record.class) {
      return oneOf("View", Catalogue.games().stream().<Class<?>>map(Schema::picture).toList());
    }
    if (plain == Event.class) {
      var games = Catalogue.games().stream().<Class<?>>map(Schema::events);
      return oneOf("GameEvent", Stream.concat(games, Stream.of(TableEvent.class)).toList());
    }
    return reference(plain);
  }

  private Map<String, Object> generic(AnnotatedParameterizedType generic) {
    AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
    Map<String, Object> last = schema(arguments[arguments.length - 1]);
    return ((ParameterizedType) generic.getType()).getRawType() == List.class
        ? ordered("type", "array", "items", last)
        : ordered("type", "object", "additionalProperties", last);
  }

  /// The words of an enum, by a name. What has none is never sent.
  private Map<String, Object> words(Class<?> type) {
    String name = name(type);
    definitions.put(
        name,
        words(
            Arrays.stream(type.getEnumConstants())
                .map(each -> ByReflection.text((Enum<?>) each))
                .filter(word -> !word.isEmpty())
                .toList()));
    return Map.of("$ref", "#/$defs/" + name);
  }

  private static Map<String, Object> words(List<String> words) {
    return ordered("type", "string", "enum", words);
  }

  private Map<String, Object> oneOf(WordOf words) {
    var parts = new ArrayList<Map<String, Object>>();
    Arrays.stream(words.value()).map(this::words).forEach(parts::add);
    if (words.or().length > 0) {
      parts.add(words(List.of(words.or())));
    }
    return parts.size() == 1 ? parts.getFirst() : Map.of("anyOf", parts);
  }

  /// A union with a name of its own; editions of one game share their types.
  private Map<String, Object> oneOf(String name, List<Class<?>> types) {
    if (!definitions.containsKey(name)) {
      definitions.put(name, Map.of());
      definitions.put(
          name, Map.of("oneOf", types.stream().distinct().map(this::reference).toList()));
    }
    return Map.of("$ref", "#/$defs/" + name);
  }

  private Map<String, Object> reference(Class<?> type) {
    String name = name(type);
    if (!definitions.containsKey(name)) {
      definitions.put(name, Map.of()); // so that what refers to itself ends
      definitions.put(
          name,
          type.isSealed()
              ? Map.of(
                  "oneOf",
                  Arrays.stream(type.getPermittedSubclasses()).map(this::reference).toList())
              : object(type));
    }
    return Map.of("$ref", "#/$defs/" + name);
  }

  private Map<String, Object> object(Class<?> type) {
    var properties = new LinkedHashMap<String, Object>();
    String tag = tag(type);
    if (!tag.isEmpty()) {
      properties.put("type", Map.of("const", tag));
    }
    for (RecordComponent component : type.getRecordComponents()) {
      properties.put(component.getName(), schema(component.getAnnotatedType()));
    }
    // What a client leaves out takes its default; what the server sends is always there.
    boolean request = type == Command.class || type.getEnclosingClass() == Requests.class;
    var object = ordered("type", "object", "properties", properties);
    object.put("required", request ? List.of() : new ArrayList<>(properties.keySet()));
    object.put("additionalProperties", false);
    return object;
  }

  /// The value of `type` in a record that is one of several.
  private static String tag(Class<?> type) {
    if (Event.class.isAssignableFrom(type)) {
      return type.getSimpleName();
    }
    TypeName named = type.getAnnotation(TypeName.class);
    return named == null ? "" : named.value();
  }

  private static String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    boolean bare =
        outer == null || outer == Requests.class || outer == Replies.class || outer == Frame.class;
    return bare ? game(type) + type.getSimpleName() : name(outer) + type.getSimpleName();
  }

  /// Several games have colours, cards and phases: their enums are named after the game.
  private static String game(Class<?> type) {
    String name = type.getPackageName().replaceFirst("^games\\.magie\\.(\\w+).*$", "$1");
    String game = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return type.isEnum() && !type.getSimpleName().startsWith(game) ? game : "";
  }

  private static Class<?> view(Game<?, ?, ?> game) {
    for (Class<?> type = game.getClass(); type != null; type = type.getSuperclass()) {
      Stream<Type> above =
          Stream.concat(
              Stream.ofNullable(type.getGenericSuperclass()),
              Stream.of(type.getGenericInterfaces()));
      for (Type each : above.toList()) {
        if (each instanceof ParameterizedType generic
            && (generic.getRawType() == RuleBook.class || generic.getRawType() == Game.class)
            && generic.getActualTypeArguments()[2] instanceof Class<?> view) {
          return view;
        }
      }
    }
    throw new IllegalStateException(game.id() + " does not name its view");
  }

  private static Class<?> picture(Game<?, ?, ?> game) {
    try {
      return view(game).getMethod("picture").getReturnType();
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(View.class + " without a picture", e);
    }
  }

  /// The events of a game stand beside its view: `ExpressView`, `ExpressEvent`.
  private static Class<?> events(Game<?, ?, ?> game) {
    String name = view(game).getName().replaceFirst("View$", "Event");
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("no " + name + " beside the view of " + game.id(), e);
    }
  }

  private static Map<String, Object> ordered(String k1, Object v1, String k2, Object v2) {
    var map = new LinkedHashMap<String, Object>();
    map.put(k1, v1);
    map.put(k2, v2);
    return map;
  }
}
