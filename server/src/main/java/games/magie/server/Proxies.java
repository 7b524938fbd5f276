package games.magie.server;

import games.magie.kernel.BadInput;
import games.magie.server.budget.Addresses;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The machines that are believed when they say for whom they pass a request on.
///
/// @param networks none: nobody is believed
public record Proxies(List<Network> networks) {
  public static final Proxies NONE = new Proxies(List.of());

  private static final Proxies THIS_MACHINE = parse("127.0.0.0/8,::1");

  /// All addresses that begin with the same bits.
  record Network(InetAddress first, int bits) {
    static Network parse(String text) {
      int slash = text.indexOf('/');
      Optional<InetAddress> first =
          Addresses.parse(slash < 0 ? text : text.substring(0, slash))
              .filter(_ -> text.indexOf('[') < 0);
      int most = first.map(each -> each.getAddress().length * Byte.SIZE).orElse(0);
      String length = slash < 0 ? String.valueOf(most) : text.substring(slash + 1);
      if (first.isEmpty() || !length.matches("\\d{1,3}") || Integer.parseInt(length) > most) {
        throw new BadInput(
            "proxies: '%s' should be like 10.0.0.5, 10.0.0.0/8 or fd00::/8".formatted(text));
      }
      return new Network(first.get(), Integer.parseInt(length));
    }

    boolean contains(InetAddress address) {
      byte[] mine = first.getAddress();
      byte[] other = address.getAddress();
      if (mine.length != other.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit++) {
        int shift = Byte.SIZE - 1 - bit % Byte.SIZE;
        if (((mine[bit / Byte.SIZE] ^ other[bit / Byte.SIZE]) >> shift & 1) != 0) {
          return false;
        }
      }
      return true;
    }
  }

  public Proxies {
    networks = List.copyOf(networks);
  }

  /// @param text networks with commas between
  public static Proxies parse(String text) {
    var networks = new ArrayList<Network>();
    if (!text.isBlank()) {
      for (String each : text.strip().split("\\s*,\\s*", -1)) {
        networks.add(Network.parse(each));
      }
    }
    return new Proxies(networks);
  }

  /// These, or where none are named the proxy on this machine, if the server has a public address.
  Proxies before(PublicUrl url) {
    return networks.isEmpty() && !url.isNone() ? THIS_MACHINE : this;
  }

  public boolean contains(String address) {
    return Addresses.parse(address).filter(this::contains).isPresent();
  }

  private boolean contains(InetAddress address) {
    return networks.stream().anyMatch(network -> network.contains(address));
  }
}
