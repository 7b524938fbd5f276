package games.magie.server.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.server.Database;
import games.magie.server.House;
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
import org.junit.jupiter.params.provider.ValueSource;

/// A server with a public name, behind a proxy on the same machine.
class SiteTest {
  private static final String PUBLIC = "games.example.org";

  private final MagieServer server;

  SiteTest(@TempDir Path folder) {
    server =
        MagieServer.start(
            new ServerConfig(
                ServerConfig.THIS_MACHINE,
                0,
                new PublicUrl("https://" + PUBLIC + "/"),
                folder.resolve("magie.db"),
                false,
                "",
                Duration.ZERO,
                House.limits(
                    "commands-burst=100",
                    "commands=100",
                    "tables=100",
                    "failures=3",
                    "sockets=100"),
                "",
                Map.of(),
                Proxies.NONE,
                Database.NONE));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String get(String path, String host, String forwarded) throws IOException {
    return RawHttp.exchange(
        server.port(),
        "GET %s HTTP/1.1\nHost: %s\nX-Forwarded-For: %s\nConnection: close\n\n"
            .formatted(path, host, forwarded));
  }

  private String open() throws IOException {
    String body =
        "{\"game\":\"express\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ann\"},{\"kind\":\"open\"}]}";
    return RawHttp.exchange(
        server.port(),
        """
        POST /api/tables HTTP/1.1
        Host: %s
        Origin: https://%s
        Content-Type: application/json
        Content-Length: %d
        Connection: close

        %s\
        """
            .formatted(PUBLIC, PUBLIC, body.length(), body));
  }

  @Test
  void itAnswersToItsPublicNameAndPutsItIntoLinks() throws IOException {
    String answer = open();
    assertThat(answer)
        .contains(" 201 ", "\"link\":\"https://" + PUBLIC + "/t/", "Secure", "HttpOnly")
        .contains("Strict-Transport-Security: max-age=31536000");
    assertThat(get("/api/games", PUBLIC, "9.9.9.9")).contains(" 200 ");
    assertThat(get("/api/games", "other.example.org", "9.9.9.9")).contains(" 403 ");
  }

  @Test
  void eachVisitorBehindTheProxyHasABudget() throws IOException {
    for (int failure = 0; failure < 5; failure++) {
      get("/api/tables/nothing", PUBLIC, "1.1.1.1");
    }
    assertThat(get("/api/tables/nothing", PUBLIC, "8.8.8.8, 1.1.1.1")).contains(" 429 ");
    assertThat(get("/api/tables/nothing", PUBLIC, "1.1.1.1, 8.8.8.8")).contains(" 404 ");
  }

  @Test
  void nobodyBehindTheProxyIsTheHostsOwnMachine() throws IOException {
    assertThat(get("/api/device", PUBLIC, "9.9.9.9")).contains("\"mayChange\":false");
    assertThat(get("/api/device", "localhost", "9.9.9.9")).contains("\"mayChange\":false");
  }

  @Test
  void itSaysThatItLivesAndIsReady() throws IOException {
    assertThat(get("/livez", "localhost", "")).contains(" 200 ");
    assertThat(get("/readyz", "localhost", "")).contains(" 200 ", "\"ready\":true");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://games.example.org/path",
        "https://a b",
        "https://me@games.example.org",
        "https://games.example.org?x"
      })
  void aPublicAddressIsANameAlone(String wrong) {
    assertThatThrownBy(() -> new PublicUrl(wrong))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("--url");
  }
}
