/// Deal (2017), the card game with secret hands.
module games.magie.deal {
  exports games.magie.deal;

  requires transitive games.magie.kernel;
  requires static transitive org.jspecify;
}
