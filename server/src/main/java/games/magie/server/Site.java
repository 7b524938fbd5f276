package games.magie.server;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;

/// The names of this server: this machine's own, those of the network, and the public one when a
/// proxy stands before it.
final class Site {
  private static final List<String> LOCAL = List.of("localhost", "127.0.0.1", "[::1]");

  private final String host;
  private final Lan lan;
  private final PublicUrl url;

  /// @param host the address it listens on
  Site(String host, Lan lan, PublicUrl url) {
    this.host = host;
    this.lan = lan;
    this.url = url;
  }

  Lan lan() {
    return lan;
  }

  /// What stands before the path of a link that others can open, empty if only this machine can.
  String address() {
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

  /// Whose request it is. Behind a proxy on this machine it is the address that the proxy saw;
  /// anybody else may claim what they like.
  String client(Context ctx) {
    String forwarded = ctx.header("X-Forwarded-For");
    if (url.isNone() || forwarded == null || !loopback(ctx.ip())) {
      return ctx.ip();
    }
    return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
  }

  static boolean loopback(String ip) {
    return ip.startsWith("127.") || ip.equals("0:0:0:0:0:0:0:1") || ip.equals("[0:0:0:0:0:0:0:1]");
  }
}
