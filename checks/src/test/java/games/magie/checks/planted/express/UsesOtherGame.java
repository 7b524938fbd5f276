package games.magie.checks.planted.express;

import games.magie.checks.planted.other.Board;

interface UsesOtherGame {
  Board uses();
}
