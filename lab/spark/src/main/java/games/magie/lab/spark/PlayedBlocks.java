package games.magie.lab.spark;

import games.magie.lab.study.BlockResult;
import games.magie.lab.study.Layout;
import games.magie.lab.study.StudyTally;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;

/// What an executor sends back.
final class PlayedBlocks implements Serializable {
  private static final long serialVersionUID = 1;

  private final long blocks;
  private final byte[] tally;
  private final String rows;

  PlayedBlocks(long blocks, byte[] tally, String rows) {
    this.blocks = blocks;
    this.tally = tally;
    this.rows = rows;
  }

  BlockResult result(Layout layout) {
    try {
      return new BlockResult(blocks, StudyTally.read(layout, tally), rows);
    } catch (IOException e) {
      throw new UncheckedIOException("an executor sent a tally that cannot be read", e);
    }
  }
}
