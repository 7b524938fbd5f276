package games.magie.app.laws;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.ExpressClause;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Notation;
import games.magie.kernel.Option;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Failure;
import games.magie.laws.RandomCheck;
import games.magie.wire.Catalogue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FileLawTest {
  private static final int TRANSITIONS = 2_000;

  private record TwoLines() implements Event {
    @Override
    public String text() {
      return "said one\ntwo";
    }
  }

  /// Express, but every move tells an event that doesn't fit into a line.
  private static final class Chatty<S extends State<S>, M extends Move, V extends View>
      implements Game<S, M, V> {
    private final Game<S, M, V> express;

    Chatty(Game<S, M, V> express) {
      this.express = express;
    }

    @Override
    @SuppressWarnings("unchecked") // the proxy implements just this
    public Rules<S, M, V> rules() {
      return (Rules<S, M, V>)
          Proxy.newProxyInstance(
              Rules.class.getClassLoader(),
              new Class<?>[] {Rules.class},
              (_, method, args) -> {
                try {
                  Object result = method.invoke(express.rules(), args);
                  if (method.getName().equals("play")) {
                    ((Out) args[4]).tell(ExpressClause.values()[0], new TwoLines());
                  }
                  return result;
                } catch (InvocationTargetException e) {
                  throw Objects.requireNonNull(e.getCause());
                }
              });
    }

    @Override
    public String id() {
      return express.id();
    }

    @Override
    public int fewestSeats() {
      return express.fewestSeats();
    }

    @Override
    public int mostSeats() {
      return express.mostSeats();
    }

    @Override
    public int version() {
      return express.version();
    }

    @Override
    public List<Clause> changedSince(int version) {
      return express.changedSince(version);
    }

    @Override
    public List<Clause> clauses() {
      return express.clauses();
    }

    @Override
    public List<Option> options() {
      return express.options();
    }

    @Override
    public Notation<S, M, V> notation() {
      return express.notation();
    }
  }

  @Test
  void anEventWithALineBreakIsFound() {
    var failure = firstFailure(Catalogue.game("express"));
    assertThat(failure).isNotNull();
    assertThat(Objects.requireNonNull(failure).law()).isEqualTo("files and packs round-trip");
    assertThat(failure.message()).contains("a line break in event");
  }

  private static <S extends State<S>, M extends Move, V extends View>
      @Nullable Failure firstFailure(Game<S, M, V> express) {
    return new RandomCheck<>(new Chatty<>(express), new FileLaws(), 1).walk(0).failure();
  }

  @Test
  void theFilesOfASoundGameAreReadAsTheyWereWritten() throws InterruptedException {
    var result = check(Catalogue.game("express")).run(TRANSITIONS, 1, 1, judged -> {});
    assertThat(result.failures()).isEmpty();
    assertThat(result.tally().positions())
        .containsEntry("files and packs round-trip", result.tally().transitions());
  }

  private static <S extends State<S>, M extends Move, V extends View> RandomCheck<S, M, V> check(
      Game<S, M, V> express) {
    return new RandomCheck<>(express, new FileLaws(), 1);
  }
}
