package games.magie.checks.planted.kernel;

interface UsesJson {
  com.fasterxml.planted.Json jackson2();

  tools.jackson.planted.Json jackson3();

  io.avaje.jsonb.planted.Json avaje();
}
