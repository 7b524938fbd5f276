package games.magie.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.lab.study.Layout;
import games.magie.lab.study.StudyFolder;
import games.magie.lab.study.StudyReader;
import games.magie.lab.study.ThreadBlocks;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Spark in this process gives the bytes that a thread gives.
class LocalSparkTest {
  private static final SparkSession SESSION =
      SparkSession.builder()
          .master("local[2]")
          .appName("test")
          .config("spark.ui.enabled", "false")
          .config("spark.driver.host", "127.0.0.1")
          .config("spark.driver.bindAddress", "127.0.0.1")
          .getOrCreate();

  private static final JavaSparkContext SPARK =
      JavaSparkContext.fromSparkContext(SESSION.sparkContext());

  @TempDir private Path folder = Path.of("");

  @BeforeAll
  static void isRunning() {
    assertThat(SPARK.defaultParallelism()).isEqualTo(2);
  }

  @AfterAll
  static void stop() {
    SESSION.stop();
  }

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theBytesAreThoseOfAThread(String game) throws IOException, InterruptedException {
    String study = Sides.everything(game, 420);
    Sides thread =
        Sides.of(study, folder.resolve("t"), (what, first) -> new ThreadBlocks(what, first, 1));
    Sides spark =
        Sides.of(study, folder.resolve("s"), (what, first) -> new SparkBlocks(SPARK, what, first));
    assertThat(spark.summary()).isEqualTo(thread.summary());
    assertThat(spark.rows()).isEqualTo(thread.rows());
  }

  @Test
  void aPrecisionEndsTheRunAtTheSameGame() throws IOException, InterruptedException {
    String study = "title x\ngame express\nmeasure length\ngames 20000\nprecision length.turns 0.3\n";
    Sides thread =
        Sides.of(study, folder.resolve("t"), (what, first) -> new ThreadBlocks(what, first, 2));
    Sides spark =
        Sides.of(study, folder.resolve("s"), (what, first) -> new SparkBlocks(SPARK, what, first));
    assertThat(spark.summary()).isEqualTo(thread.summary()).contains("\"reached\":true");
  }

  @Test
  void rowsAreParquetToo() throws IOException, InterruptedException {
    String study = Sides.everything("express", 60);
    Sides.of(study, folder, (what, first) -> new SparkBlocks(SPARK, what, first));
    var layout = new Layout(StudyReader.read(study));
    ParquetRows.write(SESSION, layout, folder, folder.resolve(StudyFolder.ROWS));
    var rows = SESSION.read().parquet(folder.resolve("rows.parquet").toString());
    assertThat(rows.count()).isEqualTo(60);
    assertThat(rows.schema().apply("game").dataType().typeName()).isEqualTo("long");
    double length = rows.selectExpr("avg(`length.turns`)").first().getDouble(0);
    double turns = rows.selectExpr("avg(turns)").first().getDouble(0);
    assertThat(length).isEqualTo(turns);
    assertThat(folder.resolve("rows.parquet/_SUCCESS")).exists();
  }
}
