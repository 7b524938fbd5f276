package games.magie.testkit;

/// The laws for the testkit's own game.
class EnvelopeLaws extends Laws<Envelopes.Table, Envelopes.Guess, Envelopes.Sight> {
  EnvelopeLaws(Envelopes game) {
    super(game);
  }

  @Override
  protected String pin() {
    return "4ca3aa493422a51b";
  }

  /// Every guess is a new record here, and so is every list of deadlines.
  @Override
  protected int bytesPerMove() {
    return 200;
  }
}
