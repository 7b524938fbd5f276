/// Everything a game looks like outside the JVM: text, JSON, save files, scenarios, the catalogue.
module games.magie.wire {
  exports games.magie.wire;
  exports games.magie.wire.json;
  exports games.magie.wire.pack;
  exports games.magie.wire.protocol;
  exports games.magie.wire.scenario;

  requires transitive games.magie.kernel;
  requires games.magie.classic;
  requires games.magie.deal;
  requires games.magie.express;
  requires games.magie.go;
  requires static transitive org.jspecify;

  uses games.magie.kernel.Game;
}
