package games.magie.wire.codec;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import games.magie.kernel.Event;
import games.magie.wire.json.ByReflection;
import games.magie.wire.json.TypeName;
import games.magie.wire.protocol.BadMessage;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Requests;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.type.LogicalType;

/// JSON as Jackson writes and reads it by reflection, as this project did before it generated code:
/// what the generated code is compared with.
final class OldJson {
  private static final int LARGEST = 4096;

  /// An event is written with its name as `type`.
  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
  private interface TypedEvent {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  private interface TypedFrame {}

  /// The constructor that makes a command of its fields.
  private static final class OfCommand {
    @JsonCreator
    @SuppressWarnings("unused")
    OfCommand(String id, int moment, String move, String action, String text) {}
  }

  private static final class OfTable {
    @JsonCreator
    @SuppressWarnings("unused")
    OfTable(
        String game,
        Map<String, String> options,
        int clock,
        Map<String, String> terms,
        String onLeave,
        List<Requests.NewSeat> seats,
        boolean listed) {}
  }

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxDocumentLength(LARGEST)
                          .maxNestingDepth(8)
                          .maxStringLength(512)
                          .maxNumberLength(12)
                          .maxNameLength(64)
                          .build())
                  .build())
          .annotationIntrospector(new EnumsByText())
          .addMixIn(Event.class, TypedEvent.class)
          .addMixIn(Frame.class, TypedFrame.class)
          .addMixIn(Command.class, OfCommand.class)
          .addMixIn(Requests.NewTable.class, OfTable.class)
          .registerSubtypes(frames())
          .disable(
              MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .enable(
              DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .withCoercionConfig(
              LogicalType.Textual,
              texts -> {
                texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                texts.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                texts.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
              })
          .build();

  private OldJson() {}

  private static NamedType[] frames() {
    return Arrays.stream(Frame.class.getPermittedSubclasses())
        .map(type -> new NamedType(type, type.getAnnotation(TypeName.class).value()))
        .toArray(NamedType[]::new);
  }

  static String write(Object record) {
    return MAPPER.writeValueAsString(record);
  }

  /// Reads a closed record; throws [BadMessage] with one line that names the field.
  static <T extends Record> T read(String text, Class<T> type) {
    if (text.length() > LARGEST) {
      throw bad("too-large", "the message is longer than " + LARGEST + " characters");
    }
    try {
      T read = MAPPER.readValue(text, type);
      if (read == null) {
        throw bad("bad-json", "an object is needed, not null");
      }
      return read;
    } catch (UnrecognizedPropertyException e) {
      String name = shorten(e.getPropertyName());
      throw new BadMessage(
          new Problem("unknown-field", name, "", "unknown field '" + name + "'", List.of()));
    } catch (DatabindException e) {
      if (e.getCause() instanceof BadMessage bad) {
        throw bad;
      }
      String path = e.getPath().isEmpty() ? "" : e.getPath().getLast().getPropertyName();
      throw path == null || path.isEmpty()
          ? bad("bad-json", "the message has the wrong form")
          : field(shorten(path), "field '" + shorten(path) + "' has the wrong type");
    } catch (JacksonException e) {
      throw bad("bad-json", "this is no JSON that is accepted here");
    }
  }

  private static BadMessage field(String name, String message) {
    return new BadMessage(Problem.field(name, message));
  }

  private static BadMessage bad(String code, String message) {
    return new BadMessage(Problem.of(code, message));
  }

  private static String shorten(@Nullable String text) {
    return text == null ? "" : text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  /// Enums of games are written as the word that their notation uses.
  private static final class EnumsByText extends JacksonAnnotationIntrospector {
    @Override
    public String[] findEnumValues(
        MapperConfig<?> config, AnnotatedClass type, Enum<?>[] values, String[] names) {
      for (int at = 0; at < values.length; at++) {
        names[at] = ByReflection.text(values[at]);
      }
      return names;
    }
  }
}
