package games.magie.fuzz;

import games.magie.wire.HashChain;
import java.util.HexFormat;

/// Rows of a journal closed by links that fit. No fuzzer guesses a hash, and whoever changes a file
/// can compute them as well.
final class Links {
  private static final byte[] SALT = new byte[HashChain.SALT_BYTES];

  private final HashChain chain = new HashChain();
  private final StringBuilder text = new StringBuilder();
  private final StringBuilder block = new StringBuilder();
  private int blocks;

  /// Takes the lines of rows; a line `row …` begins a new one, old links are left out.
  Links add(String lines) {
    String whole = lines.endsWith("\n") ? lines.substring(0, lines.length() - 1) : lines;
    for (String line : whole.split("\n", -1)) {
      if (line.startsWith("row ")) {
        close();
      }
      if (!line.startsWith("link ") && !line.startsWith("end ")) {
        block.append(line).append('\n');
      }
    }
    return this;
  }

  Links close() {
    if (!block.isEmpty()) {
      text.append(block).append("link ").append(HexFormat.of().formatHex(SALT)).append(' ');
      text.append(chain.link(SALT, block.toString())).append('\n');
      block.setLength(0);
      blocks++;
    }
    return this;
  }

  int blocks() {
    return blocks;
  }

  String head() {
    return chain.head();
  }

  String text() {
    return text.toString();
  }
}
