package games.magie.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.lab.study.BlockResult;
import games.magie.lab.study.BlockSource;
import games.magie.lab.study.ThreadBlocks;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A cluster of two workers gives the bytes that a thread gives, also when it loses an executor.
class ClusterTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void theBytesAreThoseOfAThreadAndSurviveALostExecutor() throws IOException, InterruptedException {
    try (var cluster = new Cluster(folder.resolve("cluster"));
        SparkSession session = cluster.session()) {
      var spark = JavaSparkContext.fromSparkContext(session.sparkContext());
      for (String game : Catalogue.ids()) {
        String study = Sides.everything(game, 420);
        Sides thread =
            Sides.of(
                study, folder.resolve("t-" + game), (what, at) -> new ThreadBlocks(what, at, 1));
        Sides here =
            Sides.of(
                study, folder.resolve("s-" + game), (what, at) -> new SparkBlocks(spark, what, at));
        assertThat(here.summary()).isEqualTo(thread.summary());
        assertThat(here.rows()).isEqualTo(thread.rows());
      }
      String study = Sides.everything("express", 5_000);
      Sides thread =
          Sides.of(study, folder.resolve("t"), (what, at) -> new ThreadBlocks(what, at, 1));
      var losing = new Losing(cluster);
      Sides lost =
          Sides.of(
              study,
              folder.resolve("s"),
              (what, at) -> losing.of(new SparkBlocks(spark, what, at)));
      assertThat(losing.killed).isNotEmpty().noneMatch(ProcessHandle::isAlive);
      assertThat(lost.summary()).isEqualTo(thread.summary());
      assertThat(lost.rows()).isEqualTo(thread.rows());
    }
  }

  /// Kills an executor after the first blocks have come, when most of the study is still to be
  /// played.
  private static final class Losing {
    private final Cluster cluster;
    private List<ProcessHandle> killed = List.of();

    Losing(Cluster cluster) {
      this.cluster = cluster;
    }

    BlockSource of(BlockSource source) {
      return new BlockSource() {
        @Override
        public BlockResult next() throws InterruptedException {
          BlockResult result = source.next();
          if (killed.isEmpty()) {
            killed = cluster.executors().stream().limit(1).toList();
            killed.forEach(ProcessHandle::destroyForcibly);
            killed.forEach(executor -> executor.onExit().join());
          }
          return result;
        }

        @Override
        public void close() {
          source.close();
        }
      };
    }
  }
}
