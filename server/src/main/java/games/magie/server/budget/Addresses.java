package games.magie.server.budget;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/// Addresses of the internet, as they stand in headers and settings.
public final class Addresses {
  private static final int NETWORK_BYTES = 8;

  private Addresses() {}

  /// An address with or without brackets and a port: `10.0.0.5`, `10.0.0.5:4711`, `::1`,
  /// `[2001:db8::17]:4711`. Names are not looked up.
  public static Optional<InetAddress> parse(String text) {
    String bare = text.strip();
    int bracket = bare.indexOf(']');
    if (bare.startsWith("[") && bracket > 0) {
      bare = bare.substring(1, bracket);
    } else if (bare.indexOf(':') == bare.lastIndexOf(':') && bare.contains(":")) {
      bare = bare.substring(0, bare.indexOf(':'));
    }
    if (!bare.contains(":") && !bare.matches("\\d+(\\.\\d+){3}")) {
      return Optional.empty(); // the JDK would also read 10.1 and 16843009
    }
    try {
      return Optional.of(InetAddress.ofLiteral(bare));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /// The one way in which an address is written here; what is none stays as it is.
  public static String plain(String text) {
    return parse(text).map(InetAddress::getHostAddress).orElse(text);
  }

  /// Whom a budget belongs to. Whoever has one address of IPv6 has the 2⁶⁴ of its network.
  public static String household(InetAddress address) {
    if (!(address instanceof Inet6Address) || address.isLoopbackAddress()) {
      return address.getHostAddress();
    }
    byte[] bytes = address.getAddress();
    Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
    try {
      return InetAddress.getByAddress(bytes).getHostAddress() + "/64";
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // it has as many bytes as before
    }
  }
}
