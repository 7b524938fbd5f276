package games.magie.checks.planted.lab;

import games.magie.checks.planted.lab.room.Hidden;

public interface Study {
  Hidden ofItsOwn();
}
