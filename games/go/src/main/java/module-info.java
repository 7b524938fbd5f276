/// GO! (2024), mini boards and everybody at once.
module games.magie.go {
  exports games.magie.go;

  requires transitive games.magie.kernel;
  requires static transitive org.jspecify;
}
