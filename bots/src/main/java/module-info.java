/// Players that choose by themselves.
module games.magie.bots {
  exports games.magie.bots;
  exports games.magie.bots.search;

  uses games.magie.bots.MoreBots;

  requires transitive games.magie.kernel;
  requires games.magie.classic;
  requires games.magie.deal;
  requires games.magie.express;
  requires games.magie.go;
  requires static transitive org.jspecify;
}
