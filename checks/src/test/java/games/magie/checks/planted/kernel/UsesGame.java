package games.magie.checks.planted.kernel;

import games.magie.checks.planted.express.Board;

interface UsesGame {
  Board uses();
}
