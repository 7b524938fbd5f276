/// Rule tests that anybody can read and write; `docs/scenarios.md` is their manual.
@NullMarked
package games.magie.wire.scenario;

import org.jspecify.annotations.NullMarked;
