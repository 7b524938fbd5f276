/// Simulations and their figures.
module games.magie.lab {
  exports games.magie.lab;
  exports games.magie.lab.match;
  exports games.magie.lab.study;
  exports games.magie.lab.train;

  requires transitive games.magie.kernel;
  requires transitive games.magie.bots;
  requires games.magie.wire;
  requires java.management;
  requires static transitive org.jspecify;
}
