package games.magie.app.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.time.Duration;

/// Connections that take a place and say as little as they can.
///
/// @param head the first words, with `%s` for the server's name
/// @param drip what follows, a byte a second
record Slow(String head, String drip) implements Attack {
  @Override
  public void strike(Target target) throws InterruptedException {
    byte[] words = head.formatted(target.server.getAuthority()).getBytes(ISO_8859_1);
    new ManySockets(target.scale.sockets(), _ -> words, drip, Duration.ZERO).run(target);
  }
}
