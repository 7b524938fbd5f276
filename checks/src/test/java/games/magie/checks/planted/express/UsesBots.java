package games.magie.checks.planted.express;

import games.magie.checks.planted.bots.Bot;

interface UsesBots {
  Bot uses();
}
