package games.magie.wire.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import games.magie.wire.json.ByReflection;
import games.magie.wire.json.JsonOut;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests;
import games.magie.wire.protocol.TableInfo;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// What the generated code writes is what Jackson wrote, to the byte. `-Dmagie.frames=1000000`
/// compares a million frames.
class SameBytesTest {
  private static final int FRAMES = Integer.getInteger("magie.frames", 20_000);

  /// Among so many frames every kind of event is found.
  private static final int WITH_A_FAULT = 20_000;

  private static final int OF_EACH_RECORD = 200;

  /// So many frames of all games, taken in turn.
  private static void play(int frames, Consumer<Record> sink) {
    var left = new int[] {frames};
    for (long seed = 0; left[0] > 0; seed++) {
      for (Game<?, ?, ?> game : Catalogue.games()) {
        PlayedFrames.of(
            game,
            seed,
            frame -> {
              if (left[0]-- > 0) {
                sink.accept(frame);
              }
            });
      }
    }
  }

  @Test
  void framesOfAllGamesAreWrittenAsBefore() {
    var comparison = Comparison.ofTheGeneratedCode();
    play(FRAMES, comparison::take);
    assertThat(comparison.difference()).isNull();
    assertThat(comparison.count()).isEqualTo(FRAMES);
    System.out.printf("%d frames, %d bytes, no difference%n", FRAMES, comparison.bytes());
  }

  @Test
  void aDifferenceInOneEventIsFound() {
    var planted = new Comparison(SameBytesTest::withAFault);
    play(WITH_A_FAULT, planted::take);
    assertThat(planted.difference()).contains("\"type\":\"SaidNo\"");
  }

  /// Forgets the last field of a rare event.
  private static byte[] withAFault(Record frame) {
    String text = new String(Json.bytes(frame), UTF_8);
    return text.replaceAll("(\"type\":\"SaidNo\",\"seat\":\\d),\"times\":\\d+", "$1")
        .getBytes(UTF_8);
  }

  @Test
  void everyRecordIsWrittenAsBeforeWhateverStandsInIt() throws ReflectiveOperationException {
    var pictures = new ArrayList<Class<?>>();
    var events = new ArrayList<Class<?>>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      PlayedFrames.of(
          game,
          1,
          frame -> {
            var news = (Frame.News) frame;
            pictures.add(news.view() == null ? Record.class : news.view().getClass());
            news.log()
                .events()
                .forEach(each -> {
                  if (each.event() != null) {
                    events.addAll(family(each.event().getClass()));
                  }
                });
          });
    }
    Map<Class<?>, List<Class<?>>> members = new LinkedHashMap<>();
    members.put(Record.class, List.copyOf(new HashSet<>(pictures)));
    members.put(Event.class, List.copyOf(new HashSet<>(events)));
    var comparison = Comparison.ofTheGeneratedCode();
    var made = new HashSet<Class<?>>();
    var some = new MadeUp(7, members);
    for (Class<?> type : everyRecord(members)) {
      for (int left = OF_EACH_RECORD; left > 0; left--) {
        try {
          Object record = some.of(type);
          comparison.take(frame(record));
          made.add(type);
        } catch (InvocationTargetException e) {
          // A record with limits of its own, such as a command: another one will do.
        }
      }
    }
    assertThat(comparison.difference()).isNull();
    assertThat(everyRecord(members))
        .filteredOn(type -> !made.contains(type))
        .containsExactlyInAnyOrder(Command.class, Requests.NewSeat.class);
  }

  /// An event has its type only where any event may stand.
  private static Record frame(Object record) {
    return record instanceof Event event
        ? new Frame.News(
            0,
            new games.magie.wire.protocol.Log(
                0, List.of(new games.magie.wire.protocol.Log.Entry("", "", event))),
            List.of(),
            null,
            null,
            List.of())
        : (Record) record;
  }

  /// The records of the interfaces that an event belongs to.
  private static Set<Class<?>> family(Class<?> event) {
    var family = new HashSet<Class<?>>();
    for (Class<?> above : event.getInterfaces()) {
      family.addAll(Arrays.asList(above.getPermittedSubclasses()));
    }
    return family;
  }

  private static List<Class<?>> everyRecord(Map<Class<?>, List<Class<?>>> members) {
    var all = new ArrayList<Class<?>>();
    all.addAll(List.of(Frame.class.getPermittedSubclasses()));
    all.addAll(List.of(Requests.class.getDeclaredClasses()));
    all.addAll(List.of(Replies.class.getDeclaredClasses()));
    all.addAll(List.of(Command.class, TableInfo.class));
    members.values().forEach(all::addAll);
    return all;
  }

  /// A game that comes as a jar has no generated code.
  @Test
  void whatIsWrittenByReflectionIsTheSame() {
    var byReflection = new ByReflection();
    var comparison =
        new Comparison(record -> {
          var out = new JsonOut(byReflection, 16);
          byReflection.write(out, record);
          return out.toBytes();
        });
    for (Game<?, ?, ?> game : Catalogue.games()) {
      PlayedFrames.of(game, 2, frame -> comparison.take(((Frame.News) frame).log()));
      PlayedFrames.of(game, 2, frame -> comparison.take(view((Frame.News) frame)));
    }
    assertThat(comparison.difference()).isNull();
    assertThat(comparison.count()).isGreaterThan(1000);
  }

  private static Record view(Frame.News news) {
    return java.util.Objects.requireNonNull(news.view());
  }
}
