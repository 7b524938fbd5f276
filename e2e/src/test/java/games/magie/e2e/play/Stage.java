package games.magie.e2e.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import games.magie.e2e.pages.Chromium;
import games.magie.e2e.pages.Visitor;
import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import games.magie.testdb.Need;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/// What every test needs: one browser and one server for all of them, and fresh visitors for each.
///
/// A test fails when a page of one of its visitors complained in its console: that is where a
/// violation of the Content-Security-Policy shows.
public final class Stage implements ExecutionCondition, BeforeEachCallback, AfterEachCallback {
  private static final Namespace SHARED = Namespace.create(Stage.class);
  private static final Path PICTURES = Path.of("target", "failed");

  private final List<Visitor> visitors = new ArrayList<>();
  private final List<AutoCloseable> closing = new ArrayList<>();
  private Shared shared = Shared.NONE;

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return Need.BROWSER.condition();
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    shared =
        context.getRoot().getStore(SHARED).computeIfAbsent("all", _ -> Shared.open(), Shared.class);
  }

  /// Somebody at a computer who has chosen to make all moves by hand, and silence.
  public Visitor visitor() {
    return visitor(url(), new Browser.NewContextOptions().setViewportSize(1280, 800));
  }

  /// Somebody whose page makes the moves without a choice, as it does for everybody outside of
  /// tests.
  public Visitor hasty() {
    return visitor().remembers("forced", "make");
  }

  /// The same at another server, or through another address of it.
  public Visitor visitor(String url) {
    return visitor(url, new Browser.NewContextOptions().setViewportSize(1280, 800));
  }

  /// Somebody with a phone.
  public Visitor phone(int width, int height) {
    return visitor(
        url(),
        new Browser.NewContextOptions()
            .setViewportSize(width, height)
            .setDeviceScaleFactor(2)
            .setIsMobile(true)
            .setHasTouch(true));
  }

  /// Somebody who likes to see things move.
  public Visitor moving() {
    var options = new Browser.NewContextOptions().setViewportSize(1280, 800);
    return visitor(url(), options, ReducedMotion.NO_PREFERENCE);
  }

  /// Somebody whose browser asks for another language.
  public Visitor speaking(String language, int width) {
    return visitor(
        url(), new Browser.NewContextOptions().setViewportSize(width, 740).setLocale(language));
  }

  /// Somebody whose browser may keep the page, as it does for everybody outside of tests.
  public Visitor keeping(String url, String language) {
    return visitor(
        url,
        new Browser.NewContextOptions()
            .setViewportSize(1280, 800)
            .setLocale(language)
            .setServiceWorkers(ServiceWorkerPolicy.ALLOW));
  }

  private Visitor visitor(String url, Browser.NewContextOptions options) {
    return visitor(url, options, ReducedMotion.REDUCE);
  }

  private Visitor visitor(String url, Browser.NewContextOptions options, ReducedMotion motion) {
    if (options.serviceWorkers == null) {
      options.setServiceWorkers(ServiceWorkerPolicy.BLOCK); // every visitor is new, and in a hurry
    }
    var context = shared.chromium.browser().newContext(options.setReducedMotion(motion));
    var visitor = new Visitor(context, url);
    visitors.add(visitor);
    return visitor.remembers("forced", "ask").remembers("sound", "off");
  }

  /// A fresh table of the shared server at which a game stands so.
  public GivenTable given(Given position) {
    return shared.tables.next(position);
  }

  /// The address of the shared server, which listens to this machine only.
  public String url() {
    return "http://127.0.0.1:" + port();
  }

  public int port() {
    return shared.server.port();
  }

  /// To be closed after the test, before the visitors leave.
  public <T extends AutoCloseable> T closing(T resource) {
    closing.add(resource);
    return resource;
  }

  @Override
  public void afterEach(ExtensionContext context) throws Exception {
    if (context.getExecutionException().isPresent()) {
      for (int at = 0; at < visitors.size(); at++) {
        visitors.get(at).picture(PICTURES.resolve(nameOf(context) + "-" + at + ".png"));
      }
    }
    List<String> complaints = visitors.stream().flatMap(v -> v.complaints().stream()).toList();
    visitors.forEach(Visitor::close);
    visitors.clear();
    for (AutoCloseable resource : closing.reversed()) {
      resource.close();
    }
    closing.clear();
    assertThat(complaints).as("what the browser complained about").isEmpty();
  }

  private static String nameOf(ExtensionContext context) {
    return (context.getRequiredTestClass().getSimpleName() + "-" + context.getDisplayName())
        .replaceAll("[^A-Za-z0-9]+", "-");
  }

  private record Shared(Chromium chromium, MagieServer server, GivenTables tables)
      implements AutoCloseable {
    /// Of each position; every test takes its own.
    private static final int COPIES = 12;

    /// Before the first test.
    @SuppressWarnings("NullAway")
    static final Shared NONE = new Shared(null, null, null);

    static Shared open() {
      try {
        Path data = Files.createTempDirectory("magie-e2e").resolve("magie.db");
        var tables = GivenTables.write(data, COPIES);
        var config = new ServerConfig(0, data, false, "", Duration.ZERO, Limits.DEFAULT);
        return new Shared(new Chromium(), MagieServer.start(config), tables);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() {
      chromium.close();
      server.close();
    }
  }
}
