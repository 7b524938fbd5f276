package games.magie.lab.spark;

import games.magie.lab.study.BlockResult;
import games.magie.lab.study.BlockSource;
import games.magie.lab.study.Layout;
import games.magie.lab.study.Study;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Queue;
import org.apache.spark.api.java.JavaSparkContext;

/// Plays blocks on a cluster, in waves: each task is a range of blocks, and a wave has some tasks
/// for each core. Waves grow, so that a long study has few of them and a short one is soon over.
/// Where a precision is judged a task is one block, as the run looks after each.
final class SparkBlocks implements BlockSource {
  private static final int TASKS_FOR_A_CORE = 4;
  private static final long MOST_BLOCKS_IN_A_TASK = 64;

  private final JavaSparkContext spark;
  private final Layout layout;
  private final Queue<PlayedBlocks> played = new ArrayDeque<>();
  private long next;
  private long blocksInATask = 1;

  SparkBlocks(JavaSparkContext spark, Study study, long first) {
    this.spark = spark;
    this.layout = new Layout(study);
    this.next = first;
  }

  @Override
  public BlockResult next() {
    if (played.isEmpty()) {
      wave();
    }
    return played.remove().result(layout);
  }

  private void wave() {
    Study study = layout.study();
    var ranges = new ArrayList<BlockRange>();
    int most = TASKS_FOR_A_CORE * spark.defaultParallelism();
    while (ranges.size() < most && next < study.blocks()) {
      long blocks = Math.min(blocksInATask, study.blocks() - next);
      ranges.add(new BlockRange(next, blocks));
      next += blocks;
    }
    played.addAll(
        spark.parallelize(ranges, ranges.size()).map(new PlayBlocks(study.text())).collect());
    if (study.precision() == null) {
      blocksInATask = Math.min(MOST_BLOCKS_IN_A_TASK, 2 * blocksInATask);
    }
  }

  @Override
  public void close() {
    played.clear();
  }
}
