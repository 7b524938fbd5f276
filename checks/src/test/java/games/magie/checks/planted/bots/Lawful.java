package games.magie.checks.planted.bots;

import java.util.Random;

interface Lawful {
  Random chance();
}
