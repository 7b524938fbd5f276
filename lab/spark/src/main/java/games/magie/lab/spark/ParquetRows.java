package games.magie.lab.spark;

import games.magie.lab.study.Layout;
import games.magie.lab.study.Rows;
import java.nio.file.Path;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/// The rows as Parquet, beside the file of values: a folder that Spark marks with `_SUCCESS` when it
/// is whole.
final class ParquetRows {
  private static final String NAME = "rows.parquet";

  private ParquetRows() {}

  static void write(SparkSession spark, Layout layout, Path folder, Path rows) {
    spark
        .read()
        .schema(schema(layout))
        .option("header", "true")
        .csv(rows.toUri().toString())
        .coalesce(1)
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(folder.resolve(NAME).toUri().toString());
  }

  private static StructType schema(Layout layout) {
    var schema = new StructType();
    for (String column : Rows.header(layout).strip().split(",", -1)) {
      schema =
          switch (column) {
            case "game" -> schema.add(column, DataTypes.LongType);
            case "case" -> schema.add(column, DataTypes.StringType);
            case "over", "turns", "decisions" -> schema.add(column, DataTypes.IntegerType);
            default -> schema.add(column, DataTypes.DoubleType);
          };
    }
    return schema;
  }
}
