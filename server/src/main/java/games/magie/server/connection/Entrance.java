package games.magie.server.connection;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.Scheduler;

/// Where connections come in. Its selector accepts them and sees which have something to read, on a
/// platform thread that the operating system gives its share of time whatever the virtual threads
/// do; the reading itself is done on virtual threads, a [Visit] each.
public final class Entrance extends ServerConnector {
  private static final int SELECTORS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  /// Those that open and close connections besides; neither waits for anything.
  private static final int THREADS = SELECTORS + 7;

  private final Visits visits;

  public Entrance(Server server, HttpConfiguration http, Visits visits, String host, int port) {
    super(server, null, null, null, 0, SELECTORS, new HttpConnectionFactory(http));
    this.visits = visits;
    setHost(host);
    setPort(port);
  }

  @Override
  protected SelectorManager newSelectorManager(
      Executor executor, Scheduler scheduler, int selectors) {
    var threads = new QueuedThreadPool(THREADS);
    threads.setName("magie-selector");
    threads.setDaemon(true);
    threads.setReservedThreads(0); // or what is read would be handled on these threads
    threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    addBean(threads, true);
    return new ServerConnectorManager(threads, scheduler, selectors);
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    var visit = new Visit(channel, selector, key, getScheduler());
    visit.setIdleTimeout(getIdleTimeout());
    return visit;
  }

  @Override
  protected void onEndPointOpened(EndPoint end) {
    super.onEndPointOpened(end);
    visits.opened(end);
  }

  @Override
  protected void onEndPointClosed(EndPoint end) {
    visits.closed(end);
    super.onEndPointClosed(end);
  }
}
