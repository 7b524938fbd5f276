package games.magie.checks.planted.wire;

import games.magie.checks.planted.express.Board;

interface Catalogue {
  Board knows();
}
