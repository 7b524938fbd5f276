package games.magie.app.attack;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.magie.wire.Catalogue;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/// Sealed files as large as a file may be, in which there is nothing but noise.
///
/// @param file one of them; each upload has another name
record Uploads(int most, String file) implements Attack {
  private static final int NOISE = 5_500_000; // 7.9 MB in lines of Base64

  Uploads(int most) {
    this(most, noise());
  }

  @Override
  public void strike(Target target) throws InterruptedException {
    var left = new AtomicInteger(most);
    try (var crew = new Crew(target)) {
      crew.strike(target.scale.attackers(), attacker -> upload(target, attacker, left));
    }
  }

  private void upload(Target target, int attacker, AtomicInteger left)
      throws IOException, InterruptedException {
    if (left.decrementAndGet() < 0) {
      target.pause(Duration.ofSeconds(1));
      return;
    }
    try (HttpClient http = target.http(attacker)) {
      HttpRequest request =
          target
              .request("/api/unpack", "application/vnd.magie.table")
              .POST(HttpRequest.BodyPublishers.ofString(renamed()))
              .build();
      target.tally.add("uploads");
      int status = http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
      target.tally.add("answered " + status);
      if (status >= 400) {
        target.pause(Duration.ofMillis(200));
      }
    }
  }

  private String renamed() {
    String start = file.replaceFirst("\npack [0-9a-f]+", "\npack " + hex(16));
    String lines = start.substring(0, start.lastIndexOf("\nend ") + 1);
    return lines + "end " + sha256(lines) + "\n";
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has SHA-256
    }
  }

  private static String noise() {
    var noise = new byte[NOISE];
    ThreadLocalRandom.current().nextBytes(noise);
    var seats =
        List.of(
            new PackHead.Seat(PackHead.Kind.PERSON, "", "Ann"),
            new PackHead.Seat(PackHead.Kind.PERSON, "", "Bob"));
    String game = Catalogue.ids().getFirst();
    var head = new PackHead(hex(16), game, 1, "", "", 0, "out", seats, 37, hex(32));
    var seal = new Seal.Shares(new TreeMap<>(Map.of(0, hex(32), 1, hex(32))), hex(12));
    return PackedFile.text(new PackedTable(head, seal, Base64.getEncoder().encodeToString(noise)));
  }

  private static String hex(int bytes) {
    var random = new byte[bytes];
    ThreadLocalRandom.current().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }
}
