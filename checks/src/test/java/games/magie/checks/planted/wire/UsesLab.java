package games.magie.checks.planted.wire;

import games.magie.checks.planted.lab.Study;

interface UsesLab {
  Study uses();
}
