package games.magie.checks.planted.app;

import games.magie.checks.planted.lab.Study;

interface UsesDoor {
  Study uses();
}
