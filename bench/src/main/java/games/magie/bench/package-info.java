/// How fast it is: JMH benchmarks of single steps, and [games.magie.bench.Speed] for whole games.
@NullMarked
package games.magie.bench;

import org.jspecify.annotations.NullMarked;
