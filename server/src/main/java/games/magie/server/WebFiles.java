package games.magie.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/// The files of the browser app, from the class path. Only names of a known kind are looked up.
final class WebFiles {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "svg", "image/svg+xml",
          "png", "image/png",
          "woff2", "font/woff2");

  record File(byte[] bytes, String type) {}

  private WebFiles() {}

  static Optional<File> find(String name) {
    int dot = name.lastIndexOf('.');
    String type = dot < 0 ? null : TYPES.get(name.substring(dot + 1));
    if (type == null || !name.matches("[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*(\\.[A-Za-z0-9_-]+)+")) {
      return Optional.empty();
    }
    try (InputStream in = WebFiles.class.getResourceAsStream("/web/" + name)) {
      return in == null ? Optional.empty() : Optional.of(new File(in.readAllBytes(), type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
