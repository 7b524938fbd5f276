package games.magie.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/// The same games, with requests to one server and sockets to another.
class PlayOnTwoNodesTest extends PlayTest {
  PlayOnTwoNodesTest(@TempDir Path folder) {
    super(House.shared(folder));
  }
}
