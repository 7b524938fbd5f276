/// Express (2007), the push-your-luck dice game.
module games.magie.express {
  exports games.magie.express;

  requires transitive games.magie.kernel;
  requires static transitive org.jspecify;
}
