/// The laws that every game keeps, judged at every step of random play.
module games.magie.laws {
  exports games.magie.laws;

  requires transitive games.magie.kernel;
  requires java.management;
  requires static transitive org.jspecify;
}
