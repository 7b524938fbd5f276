package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.kernel.text.Named;
import games.magie.kernel.text.WordOf;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a record says of its texts by [WordOf] is true of every picture that a game shows.
class PictureWordsTest {
  private static final int STEPS = 240;

  /// A look at every position would only be slow.
  private static final int LOOKS = 8;

  record Flag(@WordOf(value = Colour.class, or = "-") String colour) {}

  record Flags(List<Flag> flags, @Nullable @WordOf(Colour.class) String sky) {}

  enum Colour implements Named {
    DARK_BLUE;

    @Override
    public String text() {
      return Named.of(this);
    }
  }

  static List<Game<?, ?, ?>> games() {
    return Catalogue.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyWordOfAPictureIsOneOfThoseItCanBe(Game<?, ?, ?> game) throws Exception {
    play(game, 3, 11);
  }

  @Test
  void anotherWordIsFoundWhereverItStands() throws Exception {
    assertThat(wrong(new Flags(List.of(new Flag("-"), new Flag("dark-blue")), null))).isEmpty();
    assertThat(wrong(new Flags(List.of(new Flag("-"), new Flag("blue")), "-")))
        .containsExactly("Flag.colour blue", "Flags.sky -");
  }

  private static <S extends State<S>, M extends Move, V extends View> void play(
      Game<S, M, V> game, int seats, long seed) throws Exception {
    var chance = new Seeded(seed);
    var own = new Seeded(seed, 1);
    var rules = game.rules();
    var match = Match.start(game, Settings.parse(game.options(), ""), seats, chance);
    var legal = new Moves<M>();
    for (int step = 0; step < STEPS && !rules.over(match.position()); step++) {
      for (int viewer = Seats.SPECTATOR; viewer < 1 && step % LOOKS == 0; viewer++) {
        assertThat(wrong(rules.view(match.position(), viewer).picture())).isEmpty();
      }
      int seat = Integer.numberOfTrailingZeros(rules.awaited(match.position()));
      legal.clear();
      rules.legal(match.position(), seat, legal);
      var input = new Input.Played<>(seat, legal.get(own.below(legal.size())));
      if (match.attempt(input, chance) instanceof Attempt.Ready<S> ready) {
        match.commit(ready);
      }
    }
  }

  /// The texts that are not what their annotation says, with where they stand.
  private static List<String> wrong(Record record) throws ReflectiveOperationException {
    var wrong = Stream.<String>builder();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      component.getAccessor().setAccessible(true);
      String place = record.getClass().getSimpleName() + "." + component.getName();
      look(place, component.getAnnotatedType(), component.getAccessor().invoke(record), wrong);
    }
    return wrong.build().toList();
  }

  private static void look(
      String place, AnnotatedType type, @Nullable Object value, Stream.Builder<String> wrong)
      throws ReflectiveOperationException {
    WordOf words = type.getAnnotation(WordOf.class);
    if (value instanceof List<?> list) {
      AnnotatedType item = ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[0];
      for (Object each : list) {
        look(place, item, each, wrong);
      }
    } else if (value instanceof Record inside) {
      wrong(inside).forEach(wrong);
    } else if (words != null && value instanceof String text && !all(words).contains(text)) {
      wrong.add(place + " " + text);
    }
  }

  private static Set<String> all(WordOf words) {
    return Stream.concat(
            Arrays.stream(words.value()).flatMap(PictureWordsTest::texts), Stream.of(words.or()))
        .collect(Collectors.toSet());
  }

  private static Stream<String> texts(Class<? extends Enum<?>> type) {
    return Arrays.stream(type.getEnumConstants()).map(PictureWordsTest::text);
  }

  private static String text(Enum<?> value) {
    if (value instanceof Named named) {
      return named.text();
    }
    try {
      return (String) value.getDeclaringClass().getMethod("text").invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(value + " has no text", e);
    }
  }
}
