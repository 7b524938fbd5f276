package games.magie.server.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.server.Database;
import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.Proxies;
import games.magie.server.PublicUrl;
import games.magie.server.RawHttp;
import games.magie.server.ServerConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A server that believes the proxies of one network, which is not its own machine.
class ProxiesTest {
  private static final String PUBLIC = "games.example.org";
  private static final String PROXY = "127.0.5.7";
  private static final String STRANGER = "127.0.6.7";

  private final MagieServer server;

  ProxiesTest(@TempDir Path folder) {
    server =
        MagieServer.start(
            new ServerConfig(
                ServerConfig.THIS_MACHINE,
                0,
                new PublicUrl("https://" + PUBLIC),
                folder.resolve("magie.db"),
                false,
                "",
                Duration.ZERO,
                Limits.parse("failures=3,connections=5", "3.3.3.3"),
                "",
                Map.of(),
                Proxies.parse("10.0.0.0/8, 127.0.5.0/24, fd00::/8"),
                Database.NONE));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String fail(String from, String headers) throws IOException {
    return RawHttp.exchange(
        from,
        server.port(),
        "GET /api/tables/nothing HTTP/1.1\nHost: %s\n%sConnection: close\n\n"
            .formatted(PUBLIC, headers));
  }

  private void exhaust(String from, String headers) throws IOException {
    for (int failure = 0; failure < 4; failure++) {
      fail(from, headers);
    }
    assertThat(fail(from, headers)).contains(" 429 ");
  }

  @Test
  void eachVisitorOfAProxyHasABudget() throws IOException {
    exhaust(PROXY, "X-Forwarded-For: 1.1.1.1\n");
    assertThat(fail(PROXY, "X-Forwarded-For: 2.2.2.2\n")).contains(" 404 ");
    assertThat(fail(PROXY, "X-Forwarded-For: 2.2.2.2, 1.1.1.1\n")).contains(" 429 ");
    assertThat(fail(PROXY, "X-Forwarded-For: 2.2.2.2\nX-Forwarded-For: 1.1.1.1\n"))
        .as("the last line counts")
        .contains(" 429 ");
    assertThat(fail(PROXY, "X-Forwarded-For: 1.1.1.1:4711\n")).contains(" 429 ");
    assertThat(fail(PROXY, "Forwarded: for=9.9.9.9, for=1.1.1.1;proto=https\n")).contains(" 429 ");
    assertThat(fail(PROXY, "Forwarded: proto=https;For=\"9.9.9.9:80\"\n")).contains(" 404 ");
  }

  @Test
  void aVisitorOfTheNewInternetHasAWholeNetworkAndOneBudget() throws IOException {
    exhaust(PROXY, "X-Forwarded-For: 2001:db8::1\n");
    assertThat(fail(PROXY, "Forwarded: for=\"[2001:db8::2]:4711\"\n")).contains(" 429 ");
    assertThat(fail(PROXY, "X-Forwarded-For: 2001:db8:0:1::1\n")).contains(" 404 ");
  }

  @Test
  void nobodyElseIsBelieved() throws IOException {
    exhaust(STRANGER, "X-Forwarded-For: 1.1.1.1\n");
    assertThat(fail(STRANGER, "X-Forwarded-For: 2.2.2.2\n")).contains(" 429 ");
    assertThat(fail(STRANGER, "X-Forwarded-For: 3.3.3.3\n")).as("trusted").contains(" 429 ");
    assertThat(fail(PROXY, "X-Forwarded-For: 1.1.1.1\n")).contains(" 404 ");
    exhaust("127.0.0.1", "X-Forwarded-For: 1.1.1.1\n");
    assertThat(fail("127.0.0.1", "X-Forwarded-For: 2.2.2.2\n"))
        .as("this machine is not one of the proxies")
        .contains(" 429 ");
  }

  @Test
  void whoContradictsTheProxyGainsNothing() throws IOException {
    // One of the two is the visitor's own; both are charged together, not as somebody else.
    exhaust(PROXY, "X-Forwarded-For: 1.1.1.1\nForwarded: for=2.2.2.2\n");
    assertThat(fail(PROXY, "X-Forwarded-For: 4.4.4.4\nForwarded: for=5.5.5.5\n")).contains(" 429 ");
    assertThat(fail(PROXY, "X-Forwarded-For: nonsense\n")).contains(" 429 ");
    assertThat(fail(PROXY, "X-Forwarded-For: 1.1.1.1\n")).contains(" 404 ");
  }

  @Test
  void aTrustedAddressIsTrustedBehindTheProxyToo() throws IOException {
    for (int failure = 0; failure < 10; failure++) {
      assertThat(fail(PROXY, "X-Forwarded-For: 3.3.3.3\n")).contains(" 404 ");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8,10.255.0.1,true",
    "10.0.0.0/8,11.0.0.1,false",
    "10.0.0.5,10.0.0.5,true",
    "10.0.0.5,10.0.0.4,false",
    "192.168.4.0/22,192.168.7.9,true",
    "192.168.4.0/22,192.168.8.1,false",
    "fd00::/8,fd12:3456::1,true",
    "fd00::/8,fe80::1,false",
    "::1,0:0:0:0:0:0:0:1,true",
    "0.0.0.0/0,1.2.3.4,true",
    "0.0.0.0/0,::1,false"
  })
  void aNetworkIsAllAddressesThatBeginAlike(String network, String address, boolean inside) {
    assertThat(Proxies.parse(network).contains(address)).isEqualTo(inside);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10.0.0.0/33",
        "10.0.0.0/",
        "10.0.0/8",
        "proxy.example.org",
        "fd00::/129",
        "/8",
        ","
      })
  void whatIsNoNetworkIsSaidToBeSo(String wrong) {
    assertThatThrownBy(() -> Proxies.parse(wrong))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("proxies: '");
  }
}
