package games.magie.kernel;

/// The only source of what is random. A game never sees where its numbers come from: a seed, a
/// script, a cryptographic generator or the journal of a game that was played before.
public interface Chance {
  /// A number from 0 to `from.bound() - 1`, each as likely as any other.
  int draw(Draw from);

  /// The same where nobody will ask what was drawn, as of the thoughts of a bot.
  default int below(int bound) {
    return draw(new EvenDraw("number", bound));
  }

  /// For what must not draw: a position is read, a game without chance goes on.
  Chance NONE =
      from -> {
        throw new IllegalStateException("nothing may be drawn here, but " + from.label() + " was");
      };
}
