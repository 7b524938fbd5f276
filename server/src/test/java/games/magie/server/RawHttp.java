package games.magie.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Requests that no proper client would send.
public final class RawHttp {
  private RawHttp() {}

  /// Sends the lines as they are, asks for the end of the connection, and returns all that comes.
  public static String exchange(int port, String request) throws IOException {
    return exchange("127.0.0.1", port, request);
  }

  /// @param from the address to come from, one of this machine's
  public static String exchange(String from, int port, String request) throws IOException {
    try (Socket socket = connect(from, port)) {
      OutputStream out = socket.getOutputStream();
      out.write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  public static Socket connect(String from, int port) throws IOException {
    var socket = new Socket("127.0.0.1", port, InetAddress.getByName(from), 0);
    socket.setSoTimeout((int) Device.LONG.toMillis());
    return socket;
  }

  public static String upgrade(String path, String host, String headers) {
    return """
    GET %s HTTP/1.1
    Host: %s
    Upgrade: websocket
    Connection: Upgrade
    Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==
    Sec-WebSocket-Version: 13
    %s
    """
        .formatted(path, host, headers);
  }

  /// Reads the head of an answer and a body of the length it names.
  public static String answer(InputStream in) throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        return head.toString();
      }
      head.append((char) next);
    }
    int length = 0;
    for (String line : head.toString().lines().toList()) {
      if (line.regionMatches(true, 0, "Content-Length:", 0, 15)) {
        length = Integer.parseInt(line.substring(15).strip());
      }
    }
    return head + new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }
}
