package games.magie.checks.planted.kernel;

import org.assertj.core.api.Fail;

interface UsesLibrary {
  Fail uses();
}
