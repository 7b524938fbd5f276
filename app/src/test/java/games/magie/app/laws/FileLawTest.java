package games.magie.app.laws;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.Express;
import games.magie.express.ExpressClause;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressState;
import games.magie.express.ExpressView;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Notation;
import games.magie.kernel.Option;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.laws.RandomCheck;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Objects;
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
  private static final class Chatty implements Game<ExpressState, ExpressMove, ExpressView> {
    private final Express express = new Express();

    @Override
    @SuppressWarnings("unchecked") // the proxy implements just this
    public Rules<ExpressState, ExpressMove, ExpressView> rules() {
      return (Rules<ExpressState, ExpressMove, ExpressView>)
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
    public Notation<ExpressState, ExpressMove, ExpressView> notation() {
      return express.notation();
    }
  }

  @Test
  void anEventWithALineBreakIsFound() {
    var failure = new RandomCheck<>(new Chatty(), new FileLaws(), 1).walk(0).failure();
    assertThat(failure).isNotNull();
    assertThat(Objects.requireNonNull(failure).law()).isEqualTo("files and packs round-trip");
    assertThat(failure.message()).contains("a line break in event");
  }

  @Test
  void theFilesOfASoundGameAreReadAsTheyWereWritten() throws InterruptedException {
    var result =
        new RandomCheck<>(new Express(), new FileLaws(), 1).run(TRANSITIONS, 1, 1, judged -> {});
    assertThat(result.failures()).isEmpty();
    assertThat(result.tally().positions())
        .containsEntry("files and packs round-trip", result.tally().transitions());
  }
}
