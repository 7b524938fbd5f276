package games.magie.lab.spark;

import games.magie.lab.study.BlockPlayer;
import games.magie.lab.study.BlockResult;
import games.magie.lab.study.Layout;
import games.magie.lab.study.StudyReader;
import org.apache.spark.api.java.function.Function;

/// What an executor does: it reads the study again and plays a range of blocks. The result depends
/// on the study and the range alone, so what a lost executor has played is played again to the same
/// bytes.
final class PlayBlocks implements Function<BlockRange, PlayedBlocks> {
  private static final long serialVersionUID = 1;

  private final String study;

  PlayBlocks(String study) {
    this.study = study;
  }

  @Override
  public PlayedBlocks call(BlockRange range) {
    var player = new BlockPlayer(new Layout(StudyReader.read(study)));
    BlockResult result = player.play(range.first(), range.blocks());
    return new PlayedBlocks(range.blocks(), result.tally().bytes(), result.rows());
  }
}
