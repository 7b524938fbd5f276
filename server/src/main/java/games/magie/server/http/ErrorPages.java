package games.magie.server.http;

import games.magie.server.site.Site;
import games.magie.wire.protocol.Failure;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// What the library answers by itself, to requests that never come to us: in our form, with our
/// headers, and without a word about what it is.
public final class ErrorPages extends ErrorHandler {
  private final Site site;

  public ErrorPages(Site site) {
    this.site = site;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    var headers = response.getHeaders();
    site.headers().forEach(headers::put);
    headers.put(HttpHeader.CACHE_CONTROL, "no-store");
    headers.put(HttpHeader.CONTENT_TYPE, "application/json");
    Content.Sink.write(
        response, true, Json.write(new Failure(problem(response.getStatus()))), callback);
    return true;
  }

  /// What a status means that no handler of ours has chosen.
  static Problem problem(int status) {
    return switch (status) {
      case 413, 414, 431 -> Problem.of("too-large", "the request is too large");
      case 404, 405 -> Problem.of("not-found", "there is nothing here");
      case 500, 503 -> Problem.of("unavailable", "something went wrong here");
      default -> Problem.of("bad-json", "the request cannot be read");
    };
  }
}
