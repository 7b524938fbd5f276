package games.magie.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The files of the browser app, from the class path. Only names of a known kind are looked up.
public final class WebFiles {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "svg", "image/svg+xml; charset=utf-8",
          "png", "image/png",
          "woff2", "font/woff2");

  /// A file and its type; opened anew for each reader.
  record File(InputStream content, String type) {}

  /// What tells one build of the app from another; the rest is named by these files.
  private static final List<String> CORE = List.of("index.html", "app.js", "app.css", "worker.js");

  private static final String VERSION = digest();

  private WebFiles() {}

  /// The mark of all files together.
  static String version() {
    return VERSION;
  }

  private static String digest() {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      CORE.forEach(name -> digest.update(bytes(name)));
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  static byte[] bytes(String name) {
    try (InputStream content = find(name).orElseThrow().content()) {
      return content.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Optional<File> find(String name) {
    int dot = name.lastIndexOf('.');
    String type = dot < 0 ? null : TYPES.get(name.substring(dot + 1));
    if (type == null || !name.matches("[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*(\\.[A-Za-z0-9_-]+)+")) {
      return Optional.empty();
    }
    InputStream content = WebFiles.class.getResourceAsStream("/web/" + name);
    return content == null ? Optional.empty() : Optional.of(new File(content, type));
  }
}
