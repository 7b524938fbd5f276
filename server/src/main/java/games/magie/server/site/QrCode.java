package games.magie.server.site;

import io.nayuki.qrcodegen.QrCode.Ecc;

/// A link as a picture that a phone reads, for a terminal and for a page.
public final class QrCode {
  private static final int QUIET = 2;

  private final io.nayuki.qrcodegen.QrCode code;

  public QrCode(String link) {
    this.code = io.nayuki.qrcodegen.QrCode.encodeText(link, Ecc.MEDIUM);
  }

  private boolean dark(int x, int y) {
    return code.getModule(x, y); // false outside, which is the quiet zone
  }

  /// Two rows of modules to a line of text, dark on light whatever the terminal's colours.
  public String terminal() {
    var text = new StringBuilder();
    for (int y = -QUIET; y < code.size + QUIET; y += 2) {
      for (int x = -QUIET; x < code.size + QUIET; x++) {
        boolean upper = !dark(x, y);
        boolean lower = !dark(x, y + 1);
        text.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
      }
      text.append('\n');
    }
    return text.toString();
  }

  public String svg() {
    int size = code.size + 2 * QUIET;
    var path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (dark(x, y)) {
          path.append("M%d %dh1v1h-1z".formatted(x + QUIET, y + QUIET));
        }
      }
    }
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">\
    <path fill="#fff" d="M0 0h%dv%dh-%dz"/><path d="%s"/></svg>
    """
        .formatted(size, size, size, size, size, path);
  }
}
