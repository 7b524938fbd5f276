/// Studies on Apache Spark, with the same bytes as on threads.
@NullMarked
package games.magie.lab.spark;

import org.jspecify.annotations.NullMarked;
