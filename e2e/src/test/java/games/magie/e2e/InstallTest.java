package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Axe;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.ServerProcess;
import games.magie.e2e.play.Stage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// The page as an app of the device: it can be installed, says so when there is no server, and is
/// never an old one.
class InstallTest {
  private static final String UNREACHED = "ERR_|WebSocket|Failed to load";

  private static final String KEPT =
      """
      async () => {
        const version = (await (await fetch('/worker.js')).text()).split("'")[1];
        const names = await caches.keys();
        if (names.join() !== 'magie-' + version) {
          return false;
        }
        const kept = await (await caches.open(names[0])).keys();
        return navigator.serviceWorker.controller?.state === 'activated'
          && ['/de-', '/table-page-', '/unpack-page-'].every(
            (part) => kept.some(({url}) => url.includes(part)));
      }\
      """;

  @RegisterExtension final Stage stage = new Stage();

  /// Waits until the browser has kept the page of the server that runs now.
  private static void kept(Page page) {
    page.waitForCondition(() -> page.evaluate(KEPT).equals(true));
  }

  /// As a person does: Playwright's own way fails with the first request that fails, be it answered
  /// by what was kept.
  private static void goTo(Page page, String path) {
    page.evaluate("path => { setTimeout(() => location.assign(path)); }", path);
  }

  /// The class path with one more line in the app's script.
  private static String newer(Path folder, String line) throws IOException {
    Path script = folder.resolve("web").resolve("app.js");
    Files.createDirectories(Objects.requireNonNull(script.getParent()));
    try (var old = InstallTest.class.getResourceAsStream("/web/app.js")) {
      byte[] content = Objects.requireNonNull(old).readAllBytes();
      Files.writeString(
          script, new String(content, java.nio.charset.StandardCharsets.UTF_8) + "\n" + line);
    }
    return folder + File.pathSeparator + System.getProperty("java.class.path");
  }

  @Test
  void withoutAServerThePageSaysSoAndANewServerBringsItsOwnPage(@TempDir Path folder)
      throws IOException {
    Path data = folder.resolve("magie.db");
    var first = stage.closing(new ServerProcess(data, 0));
    Page page = stage.keeping(first.url(), "de").expects(UNREACHED).home().page();
    kept(page);

    first.kill();
    goTo(page, "/t/sometable");
    assertThat(page.getByText("Der Server ist nicht erreichbar")).isVisible();
    assertThat(page.locator("header.lid")).hasCount(0);
    goTo(page, "/");
    assertThat(page.locator("header.lid")).isVisible();
    assertThat(page.getByText("Der Server ist nicht erreichbar")).isVisible();
    assertThat(Axe.everything(page)).isEmpty();

    String mark = "document.documentElement.dataset.build = 'second';";
    var second = new ServerProcess(newer(folder, mark), data, first.port());
    stage.closing(second);
    assertThat(page.locator(".game").first()).isVisible(); // comes back by itself
    page.reload();
    assertThat(page.locator("html[data-build=second]")).isAttached();
    kept(page);

    second.kill();
    goTo(page, "/?unpack");
    assertThat(Pages.heading(page, "Einen Tisch auspacken")).isVisible();
    assertThat(page.locator("html[data-build=second]")).isAttached();
  }

  @Test
  void theManifestNamesIconsThatAreThere() {
    Page page = stage.visitor().home().page();
    var manifest =
        (Map<?, ?>)
            page.evaluate(
                """
                async () => {
                  const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
                  const sizes = await Promise.all(manifest.icons.map(async ({src}) => {
                    const image = new Image();
                    image.src = src;
                    await image.decode();
                    return src + ' ' + image.naturalWidth;
                  }));
                  return {start: manifest.start_url, display: manifest.display, icons: sizes.join(',')};
                }\
                """);
    assertThat(manifest.get("start")).isEqualTo("/");
    assertThat(manifest.get("display")).isEqualTo("standalone");
    assertThat(String.valueOf(manifest.get("icons")))
        .contains("/icon-192.png 192", "/icon-512.png 512", "/icon-maskable.png 512");
  }
}
