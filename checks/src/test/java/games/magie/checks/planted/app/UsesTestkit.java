package games.magie.checks.planted.app;

import games.magie.checks.planted.testkit.Kit;

interface UsesTestkit {
  Kit uses();
}
