package games.magie.wire.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// Records of any kind with whatever their types allow, the oddest texts and numbers first.
final class MadeUp {
  private static final List<String> TEXTS =
      List.of(
          "",
          "plain",
          "\"quoted\" \\ / </script>",
          "\b\t\n\f\r\u0000\u001f\u007f",
          "é ß ا 中 \u2028\u2029\ufeff",
          "\ud83c\udfb2 and half a pair \ud83c",
          "\udfb2x\ud83c");
  private static final List<Integer> NUMBERS =
      List.of(0, 1, -1, 9, 10, 99, 100, Integer.MAX_VALUE, Integer.MIN_VALUE);
  private static final List<Long> LONG_NUMBERS =
      List.of(0L, -1L, Long.MAX_VALUE, Long.MIN_VALUE, 10_000_000_000L);

  private final Random random;

  /// What stands for an open type, such as any picture.
  private final Map<Class<?>, List<Class<?>>> members;

  MadeUp(long seed, Map<Class<?>, List<Class<?>>> members) {
    this.random = new Random(seed);
    this.members = members;
  }

  /// Null where the type doesn't take what was made up.
  Object of(Class<?> type) throws ReflectiveOperationException {
    if (!type.isRecord()) {
      return of(any(members.containsKey(type) ? members.get(type) : permitted(type)));
    }
    RecordComponent[] components = type.getRecordComponents();
    var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    var values = new Object[components.length];
    for (int at = 0; at < values.length; at++) {
      values[at] = value(components[at].getGenericType());
    }
    return type.getConstructor(types).newInstance(values);
  }

  private static List<Class<?>> permitted(Class<?> type) {
    return List.of(type.getPermittedSubclasses());
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private Object value(Type type) throws ReflectiveOperationException {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      return generic.getRawType() == List.class ? list(last) : map(last);
    }
    Class<?> plain = (Class<?>) type;
    if (plain == int.class || plain == Integer.class) {
      return any(NUMBERS);
    }
    if (plain == long.class) {
      return any(LONG_NUMBERS);
    }
    if (plain == boolean.class || plain == Boolean.class) {
      return random.nextBoolean();
    }
    if (plain == String.class) {
      return any(TEXTS);
    }
    return plain.isEnum() ? any(List.of(plain.getEnumConstants())) : of(plain);
  }

  private List<Object> list(Type of) throws ReflectiveOperationException {
    var all = new ArrayList<Object>();
    for (int left = random.nextInt(3); left > 0; left--) {
      all.add(value(of));
    }
    return all;
  }

  private Map<String, Object> map(Type of) throws ReflectiveOperationException {
    var all = new TreeMap<String, Object>();
    for (int at : IntStream.range(0, random.nextInt(3)).toArray()) {
      all.put(any(TEXTS) + at, value(of));
    }
    return all;
  }
}
