package games.magie.server.site;

import games.magie.server.Limits;
import games.magie.server.Proxies;
import games.magie.server.PublicUrl;
import games.magie.server.ServerConfig;
import games.magie.server.budget.Addresses;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The names of this server: this machine's own, those of the network, and the public one when a
/// proxy stands before it.
public final class Site {
  private static final List<String> LOCAL = List.of("localhost", "127.0.0.1", "[::1]");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none';"
          + " form-action 'self'; require-trusted-types-for 'script'; trusted-types lit-html magie";

  /// What every answer tells the browser; besides, with TLS, never to come without it.
  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), microphone=(), geolocation=()");

  private static final Map<String, String> WITH_TLS = withTls();

  private final String host;
  private final Lan lan;
  private final PublicUrl url;
  private final Proxies proxies;
  private final Limits limits;

  /// @param proxies those that are believed
  public Site(ServerConfig config, Lan lan, Proxies proxies) {
    this.host = config.host();
    this.lan = lan;
    this.url = config.url();
    this.proxies = proxies;
    this.limits = config.limits();
  }

  private static Map<String, String> withTls() {
    var headers = new HashMap<>(HEADERS);
    headers.put("Strict-Transport-Security", "max-age=31536000");
    return Map.copyOf(headers);
  }

  /// What stands at the head of every answer.
  public Map<String, String> headers() {
    return secure() ? WITH_TLS : HEADERS;
  }

  public Lan lan() {
    return lan;
  }

  /// What stands before the path of a link that others can open, empty if only this machine can.
  public String address() {
    return url.isNone() ? lan.address() : url.text();
  }

  /// Whether browsers reach it by TLS alone.
  boolean secure() {
    return url.text().startsWith("https:");
  }

  boolean answersTo(String name) {
    var names = new ArrayList<>(LOCAL);
    names.add(host);
    names.addAll(lan.hosts());
    names.add(url.host());
    return names.contains(name);
  }

  static boolean isLocal(String host) {
    return LOCAL.contains(host);
  }

  /// Whose request it is, as budgets count. Behind a proxy that is known it is the address that the
  /// proxy saw, which stands last; anybody else may claim what they like. Where the two headers
  /// contradict each other the visitor has written one of them, and is charged as the proxy itself.
  String client(Context ctx) {
    String from = ctx.ip();
    if (proxies.contains(from)) {
      List<Optional<InetAddress>> told =
          Stream.of(
                  last(ctx, "X-Forwarded-For"), last(ctx, "Forwarded").flatMap(Site::forwardedFor))
              .flatMap(Optional::stream)
              .map(Addresses::parse)
              .distinct()
              .toList();
      if (told.size() == 1 && told.getFirst().isPresent()) {
        return counted(told.getFirst().get());
      }
    }
    return Addresses.parse(from).map(this::counted).orElse(from);
  }

  private String counted(InetAddress address) {
    String plain = address.getHostAddress();
    return limits.trusts(plain) ? plain : Addresses.household(address);
  }

  /// The last element of the last line of a header: the one that the nearest proxy wrote.
  private static Optional<String> last(Context ctx, String header) {
    var lines = Collections.list(ctx.req().getHeaders(header));
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(lines.getLast()).map(line -> line.substring(line.lastIndexOf(',') + 1));
  }

  /// `for="[2001:db8::17]:4711";proto=https`
  private static Optional<String> forwardedFor(String element) {
    return Stream.of(element.split(";", -1))
        .map(String::strip)
        .filter(pair -> pair.regionMatches(true, 0, "for=", 0, 4))
        .map(pair -> pair.substring(4).replace("\"", ""))
        .findFirst();
  }

  static boolean loopback(String ip) {
    return ip.startsWith("127.") || ip.equals("0:0:0:0:0:0:0:1") || ip.equals("[0:0:0:0:0:0:0:1]");
  }
}
