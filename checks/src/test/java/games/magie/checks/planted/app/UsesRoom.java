package games.magie.checks.planted.app;

import games.magie.checks.planted.lab.room.Hidden;

interface UsesRoom {
  Hidden uses();
}
