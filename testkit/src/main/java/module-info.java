/// The laws as JUnit tests: a game gets all of them with one class that extends `Laws`.
module games.magie.testkit {
  exports games.magie.testkit;

  requires transitive games.magie.kernel;
  requires transitive games.magie.laws;
  requires transitive org.junit.jupiter.api;
  requires org.assertj.core;
  requires java.management;
  requires jdk.management;
  requires static transitive org.jspecify;
}
