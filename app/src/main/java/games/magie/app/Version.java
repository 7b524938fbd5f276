package games.magie.app;

import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import picocli.CommandLine.IVersionProvider;

/// What `magie --version` says: the program and the version of each game's rules.
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    var rules = new StringBuilder("rules:");
    for (Game<?, ?, ?> game : Catalogue.games()) {
      rules.append(' ').append(game.id()).append(' ').append(game.version());
    }
    return new String[] {"magie " + (version == null ? "development" : version), rules.toString()};
  }
}
