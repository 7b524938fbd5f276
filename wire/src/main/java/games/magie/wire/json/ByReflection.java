package games.magie.wire.json;

import games.magie.kernel.Event;
import games.magie.kernel.text.Named;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes the pictures and events of games that came as a jar, for which no code was generated: in
/// the same form, by looking at them.
public final class ByReflection implements JsonOut.Others {
  private static final ClassValue<List<Method>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getAccessor)
              .toList();
        }
      };

  @Override
  public void write(JsonOut out, Object value) {
    if (!(value instanceof Record record)) {
      throw new IllegalArgumentException(value.getClass() + " is not a record");
    }
    String piece =
        value instanceof Event ? "{\"type\":\"" + value.getClass().getSimpleName() + '"' : "{";
    for (Method accessor : ACCESSORS.get(value.getClass())) {
      String comma = piece.equals("{") ? "" : ",";
      out.raw(JsonOut.ascii(piece + comma + '"' + accessor.getName() + "\":"));
      value(out, read(accessor, record));
      piece = "";
    }
    out.raw(JsonOut.ascii(piece + "}"));
  }

  private static @Nullable Object read(Method accessor, Record record) {
    try {
      return accessor.invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + accessor, e);
    }
  }

  private void value(JsonOut out, @Nullable Object value) {
    switch (value) {
      case null -> out.nothing();
      case String text -> out.text(text);
      case Integer number -> out.number(number);
      case Long number -> out.number(number.longValue());
      case Boolean flag -> out.flag(flag);
      case Enum<?> constant -> out.text(text(constant));
      case List<?> list -> list(out, list);
      case Map<?, ?> map -> map(out, map);
      default -> write(out, value);
    }
  }

  private void list(JsonOut out, List<?> list) {
    out.openList();
    for (Object each : list) {
      out.item();
      value(out, each);
    }
    out.closeList();
  }

  private void map(JsonOut out, Map<?, ?> map) {
    String piece = "{";
    for (Map.Entry<?, ?> each : map.entrySet()) {
      out.raw(JsonOut.ascii(piece));
      out.text(String.valueOf(each.getKey()));
      out.raw(JsonOut.ascii(":"));
      value(out, each.getValue());
      piece = ",";
    }
    out.raw(JsonOut.ascii(map.isEmpty() ? "{}" : "}"));
  }

  /// The word of an enum's value: its `text()` where it has one.
  public static String text(Enum<?> value) {
    if (value instanceof Named named) {
      return named.text();
    }
    try {
      Method text = value.getDeclaringClass().getMethod("text");
      return (String) text.invoke(value);
    } catch (ReflectiveOperationException e) {
      return value.name();
    }
  }
}
