package games.magie.checks.planted.bots;

import games.magie.checks.planted.express.Board;

interface UsesGame {
  Board uses();
}
