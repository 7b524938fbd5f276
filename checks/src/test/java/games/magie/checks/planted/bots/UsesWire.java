package games.magie.checks.planted.bots;

import games.magie.checks.planted.wire.Codec;

interface UsesWire {
  Codec uses();
}
