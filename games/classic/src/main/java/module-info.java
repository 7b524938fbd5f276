/// The classic forty-space board: pocket (2008) and brands (2023).
module games.magie.classic {
  exports games.magie.classic;

  requires transitive games.magie.kernel;
  requires static transitive org.jspecify;
}
