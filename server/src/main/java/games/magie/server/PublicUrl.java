package games.magie.server;

import games.magie.kernel.BadInput;
import java.net.URI;
import java.net.URISyntaxException;

/// The address under which a proxy shows the server to the world, such as
/// `https://games.example.org`; empty without one.
public record PublicUrl(String text) {
  public static final PublicUrl NONE = new PublicUrl("");

  public PublicUrl {
    if (!text.isEmpty()) {
      text = text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
      if (!isPlain(text)) {
        throw new BadInput("--url is like https://games.example.org, not " + text);
      }
    }
  }

  private static boolean isPlain(String text) {
    try {
      var uri = new URI(text);
      return text.matches("https?://.+")
          && uri.getHost() != null
          && uri.getUserInfo() == null
          && uri.getRawPath().isEmpty()
          && uri.getRawQuery() == null
          && uri.getRawFragment() == null;
    } catch (URISyntaxException e) {
      return false;
    }
  }

  public boolean isNone() {
    return text.isEmpty();
  }

  /// The name without the port, empty without one.
  public String host() {
    return isNone() ? "" : String.valueOf(URI.create(text).getHost());
  }
}
