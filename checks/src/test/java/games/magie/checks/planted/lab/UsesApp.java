package games.magie.checks.planted.lab;

import games.magie.checks.planted.app.App;

interface UsesApp {
  App uses();
}
