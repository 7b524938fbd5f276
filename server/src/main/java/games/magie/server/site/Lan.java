package games.magie.server.site;

import games.magie.server.connection.Entrance;
import games.magie.server.connection.Visits;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;

/// Listening on the network, beside the loopback address that is always there: one connector for
/// each address of this machine, added and removed while the server runs.
public final class Lan {
  private final String wanted;
  private final Visits visits;
  private final List<ServerConnector> connectors = new CopyOnWriteArrayList<>();
  private @Nullable Server server;
  private int port;

  /// @param wanted the address to use, empty for all of this machine's
  public Lan(String wanted, Visits visits) {
    this.wanted = wanted;
    this.visits = visits;
  }

  /// Names the server that listens, once its port is known.
  public synchronized void attach(Server started, int at) {
    this.server = started;
    this.port = at;
  }

  public boolean on() {
    return !connectors.isEmpty();
  }

  /// The hosts that are this server's own besides the loopback names.
  List<String> hosts() {
    return connectors.stream().map(ServerConnector::getHost).toList();
  }

  /// Where other devices find the server, empty if it does not listen to them.
  public String address() {
    return on() ? "http://" + connectors.getFirst().getHost() + ":" + port : "";
  }

  /// Says whether it could be done: a machine without a network has no address to listen on.
  public synchronized boolean set(boolean on) throws IOException {
    Server listening = server;
    if (on == on() || listening == null) {
      return on == on();
    }
    try {
      if (on) {
        for (String address : wanted.isEmpty() ? addresses() : List.of(wanted)) {
          add(listening, address);
        }
      } else {
        for (ServerConnector connector : connectors) {
          connector.stop();
          listening.removeConnector(connector);
        }
        connectors.clear();
      }
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
    return on == on();
  }

  private void add(Server listening, String address) throws Exception {
    // The new connector speaks as the first one does.
    HttpConfiguration http =
        listening
            .getConnectors()[0]
            .getConnectionFactory(HttpConnectionFactory.class)
            .getHttpConfiguration();
    var connector = new Entrance(listening, http, visits, address, port);
    listening.addConnector(connector);
    connector.start();
    connectors.add(connector);
  }

  private static List<String> addresses() throws SocketException {
    var found = new ArrayList<String>();
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      if (each.isUp() && !each.isLoopback()) {
        for (InetAddress address : Collections.list(each.getInetAddresses())) {
          if (address instanceof Inet4Address && !address.isLinkLocalAddress()) {
            found.add(address.getHostAddress());
          }
        }
      }
    }
    return found;
  }
}
