package games.magie.server.http;

import games.magie.table.Refused;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/// The browser app: one page for every address, and its files.
public final class AppPages {
  private AppPages() {}

  static void routes(RoutesConfig routes) {
    Answers.get(routes, "/", AppPages::page);
    Answers.get(routes, "/t/{table}", AppPages::page);
    Answers.get(routes, "/u/{pack}", AppPages::page);
    Answers.get(routes, "/worker.js", AppPages::worker);
    Answers.get(routes, "/<file>", AppPages::elsewhere);
  }

  private static void page(Context ctx) {
    file(ctx, "index.html");
  }

  /// A file of the app. A person who follows a link to nothing gets the page, which says so.
  private static void elsewhere(Context ctx) {
    String name = ctx.pathParam("file");
    if (WebFiles.find(name).isPresent()) {
      file(ctx, name);
    } else if (!name.startsWith("api/")
        && String.valueOf(ctx.header("Accept")).contains("text/html")) {
      page(ctx.status(404));
    } else {
      throw nothingHere();
    }
  }

  private static void file(Context ctx, String name) {
    WebFiles.File file = WebFiles.find(name).orElseThrow(AppPages::nothingHere);
    ctx.header("Cache-Control", "no-cache");
    ctx.contentType(file.type()).result(file.content());
  }

  /// The worker that keeps the page is another one whenever the page is, so that a browser notices.
  private static void worker(Context ctx) {
    file(ctx, "worker.js");
    String script = new String(WebFiles.bytes("worker.js"), StandardCharsets.UTF_8);
    ctx.result("const VERSION = '" + WebFiles.version() + "';\n" + script);
  }

  private static Refused nothingHere() {
    return new Refused("not-found", "there is nothing here");
  }
}
