package games.magie.checks.planted.kernel;

import java.util.Random;

interface UsesChance {
  Random chance();
}
