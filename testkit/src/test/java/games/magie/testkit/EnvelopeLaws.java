package games.magie.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Fields;
import games.magie.kernel.Seats;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;

/// The laws, told what only this game knows.
class EnvelopeLaws extends Laws<Envelopes.Table, Envelopes.Guess, Envelopes.Sight> {
  EnvelopeLaws(Envelopes game) {
    super(game);
  }

  @Override
  protected String pin() {
    return "4ca3aa493422a51b";
  }

  @Override
  protected void conserved(Envelopes.Table s) {
    for (int points : s.points) {
      assertThat(points).isBetween(0, Envelopes.ROUNDS);
    }
  }

  @Override
  protected String otherSecrets(
      String position, Settings settings, int seats, int seat, Seeded random) {
    var s = game.notation().position(settings, seats, Fields.parse(position, seats));
    for (int other = 0; other < seats; other++) {
      if (other != seat && seat != Seats.SPECTATOR && !rules.over(s)) {
        s.secret[other] = random.below(Envelopes.NUMBERS);
      }
    }
    return game.text(s);
  }

  @Override
  protected boolean sealed(Envelopes.Table s, int seat, Envelopes.Guess move) {
    return true;
  }

  /// Every guess is a new record here, and so is every list of deadlines.
  @Override
  protected int bytesPerMove() {
    return 200;
  }
}
