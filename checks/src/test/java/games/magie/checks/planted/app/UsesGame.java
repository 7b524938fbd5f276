package games.magie.checks.planted.app;

import games.magie.checks.planted.express.Board;

interface UsesGame {
  Board uses();
}
