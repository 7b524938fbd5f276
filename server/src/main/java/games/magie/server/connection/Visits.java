package games.magie.server.connection;

import games.magie.server.Limits;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
import org.jspecify.annotations.Nullable;

/// All connections: how many there are, from each address and in all, and who has kept the server
/// waiting for too long. Where there is no room a newcomer takes the place of whoever is least
/// worth keeping, and never that of somebody who sits at a table.
public final class Visits extends AbstractLifeCycle {
  private static final Duration LOOK = Duration.ofSeconds(1);

  /// When the whole server is full, room is made for several at once, because it takes a look at
  /// everybody.
  private static final int SHARE = 100;

  private static final Comparator<Visit> LEAST_FIRST =
      Comparator.comparing(Visit::rank).thenComparingLong(Visit::active);

  private final Limits limits;
  private final Predicate<String> isProxy;
  private final Deadlines deadlines;
  private final Set<String> peers = ConcurrentHashMap.newKeySet();
  private final Set<Visit> all = ConcurrentHashMap.newKeySet();
  private final Map<String, Set<Visit>> byAddress = new ConcurrentHashMap<>();
  private final ScheduledExecutorScheduler timer =
      new ScheduledExecutorScheduler("magie-deadlines", true);

  /// @param isProxy whether many people come from an address
  public Visits(Limits limits, Predicate<String> isProxy, Deadlines deadlines) {
    this.limits = limits;
    this.isProxy = isProxy;
    this.deadlines = deadlines;
  }

  @Override
  protected void doStart() throws Exception {
    timer.start();
    look();
  }

  @Override
  protected void doStop() throws Exception {
    timer.stop();
  }

  private void look() {
    long now = System.nanoTime();
    all.stream().filter(visit -> visit.overdue(now, deadlines)).forEach(Visit::close);
    timer.schedule(this::look, LOOK.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// The connections of HTTP tell when a request begins and ends.
  public void watch(HttpConfiguration http) {
    http.addCustomizer((request, _) -> {
      Visit visit = of(request);
      if (visit != null) {
        visit.asking(!isCrowd(visit.address()));
        Request.addCompletionListener(request, _ -> visit.answered());
      }
      return request;
    });
  }

  /// The connection that a request comes by.
  static @Nullable Visit of(Context ctx) {
    return of(ServletContextRequest.getServletContextRequest(ctx.req()));
  }

  private static @Nullable Visit of(Request request) {
    return request.getConnectionMetaData().getConnection().getEndPoint() instanceof Visit visit
        ? visit
        : null;
  }

  /// Another server of the same database passes on what many people want.
  public void welcomeAll(Context ctx) {
    Visit visit = of(ctx);
    if (visit != null) {
      peers.add(visit.address());
    }
  }

  void opened(EndPoint end) {
    if (!(end instanceof Visit visit)) {
      return;
    }
    String address = visit.address();
    visit.admitted(limits.requestsInARow());
    all.add(visit);
    Set<Visit> same =
        byAddress.compute(
            address,
            (_, known) -> {
              Set<Visit> visits = known == null ? ConcurrentHashMap.newKeySet() : known;
              visits.add(visit);
              return visits;
            });
    if (limits.trusts(address)) {
      return;
    }
    if (same.size() > limits.connections() && !isCrowd(address)) {
      makeRoom(visit, same, 1);
    }
    if (all.size() > limits.connectionsInAll()) {
      makeRoom(visit, all, 1 + limits.connectionsInAll() / SHARE);
    }
  }

  /// Whether many people come by the connections of an address, or no limit holds for it.
  private boolean isCrowd(String address) {
    return limits.trusts(address) || isProxy.test(address) || peers.contains(address);
  }

  private void makeRoom(Visit newcomer, Set<Visit> visits, int places) {
    List<Visit> others =
        visits.stream()
            .filter(visit -> visit != newcomer)
            .filter(visit -> visit.rank() != Visit.Rank.SEATED)
            .filter(visit -> !limits.trusts(visit.address()))
            .sorted(LEAST_FIRST)
            .toList();
    int left = places;
    for (Visit visit : others) {
      // Newcomers arrive at the same time: each of them makes somebody else leave.
      if (left > 0 && forget(visit)) {
        visit.close();
        left--;
      }
    }
    if (left == places) {
      newcomer.close();
    }
  }

  void closed(EndPoint end) {
    if (end instanceof Visit visit) {
      forget(visit);
    }
  }

  /// Whether it was still counted. A connection that is being closed isn't: it takes a while until
  /// [#closed] is told, and meanwhile it is nobody whose place could be taken.
  private boolean forget(Visit visit) {
    byAddress.computeIfPresent(
        visit.address(),
        (_, visits) -> {
          visits.remove(visit);
          return visits.isEmpty() ? null : visits;
        });
    return all.remove(visit);
  }

  int count() {
    return all.size();
  }
}
