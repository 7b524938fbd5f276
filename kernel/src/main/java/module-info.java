/// The contract between a game and everything around it, and the match that plays and records one.
module games.magie.kernel {
  exports games.magie.kernel;
  exports games.magie.kernel.chance;
  exports games.magie.kernel.match;
  exports games.magie.kernel.mind;
  exports games.magie.kernel.study;
  exports games.magie.kernel.terminal;
  exports games.magie.kernel.text;

  requires static transitive org.jspecify;
}
