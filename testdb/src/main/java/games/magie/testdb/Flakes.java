package games.magie.testdb;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/// Notes every test that failed and then passed, with the command that runs it again, so that no
/// retry goes unseen.
public final class Flakes implements TestExecutionListener {
  /// The launcher makes a new listener for the retry; the process is the same.
  private static final Set<String> FAILED = ConcurrentHashMap.newKeySet();

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (!test.isTest()) {
      return;
    }
    switch (result.getStatus()) {
      case FAILED -> FAILED.add(test.getUniqueId());
      case ABORTED -> {}
      case SUCCESSFUL -> {
        if (FAILED.remove(test.getUniqueId())) {
          test.getSource().ifPresent(Flakes::note);
        }
      }
    }
  }

  private static void note(TestSource source) {
    if (source instanceof MethodSource method) {
      String type = method.getClassName();
      String name = type.substring(type.lastIndexOf('.') + 1) + "#" + method.getMethodName();
      String module = Path.of("").toAbsolutePath().getFileName().toString();
      String seed = System.getProperty("magie.seed", "");
      Notes.write(
          "flakes",
          name.replace('#', '.'),
          "Flake: %s failed once and then passed. Again: ./mvnw -pl %s -am test -Dtest=%s"
                  .formatted(name, module, name)
              + " -Dsurefire.failIfNoSpecifiedTests=false"
              + (seed.isEmpty() ? "" : " -Dmagie.seed=" + seed));
    }
  }
}
