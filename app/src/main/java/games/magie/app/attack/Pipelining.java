package games.magie.app.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/// Requests on one connection, of which none waits for an answer.
record Pipelining() implements Attack {
  private static final int AT_ONCE = 200;

  @Override
  public void strike(Target target) throws InterruptedException {
    try (var crew = new Crew(target)) {
      crew.strike(target.scale.attackers(), attacker -> send(target, crew, attacker));
    }
  }

  private static void send(Target target, Crew crew, int attacker) throws IOException {
    byte[] bytes =
        "GET /api/games HTTP/1.1\r\nHost: %s\r\n\r\n"
            .formatted(target.server.getAuthority())
            .repeat(AT_ONCE)
            .getBytes(ISO_8859_1);
    Socket socket = crew.watch(target.connect(attacker));
    try {
      target.tally.add("connections");
      InputStream in = socket.getInputStream();
      crew.execute(() -> read(target, in));
      OutputStream out = socket.getOutputStream();
      while (!target.over()) {
        out.write(bytes);
        target.tally.add("requests", AT_ONCE);
      }
    } finally {
      crew.forget(socket);
    }
  }

  /// Counts the answers by their status.
  private static void read(Target target, InputStream in) {
    var space = new byte[1 << 16];
    String mark = "HTTP/1.1 ";
    String kept = "";
    try {
      for (int length = in.read(space); length > 0; length = in.read(space)) {
        String text = kept + new String(space, 0, length, ISO_8859_1);
        int at = text.indexOf(mark);
        int end = 0;
        while (at >= 0 && at + mark.length() + 3 <= text.length()) {
          end = at + mark.length() + 3;
          target.tally.add("answered " + text.substring(end - 3, end));
          at = text.indexOf(mark, end);
        }
        kept = text.substring(Math.max(end, text.length() - mark.length() - 2));
      }
      target.tally.add("closed");
    } catch (IOException e) {
      if (!target.over()) {
        target.tally.add("cut off");
      }
    }
  }
}
