package games.magie.kernel;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The rules of one game. Stateless: what varies is in the position, what is random comes from
/// [Chance], what happened goes to [Out], and nothing reads a clock.
///
/// The laws of `docs/laws.md` are part of this contract.
public interface Rules<S extends State<S>, M extends Move, V extends View> {
  S setUp(Settings settings, int seats, Chance chance, Out out);

  boolean over(S s);

  /// The seats the game waits for. None of them, and the game not over, means that only a clock
  /// runs.
  int awaited(S s);

  /// The seats that may speak now; contains [#awaited].
  default int allowed(S s) {
    return awaited(s);
  }

  /// Changes only when what this seat is asked changes, and comes back to an older value only when
  /// moves were taken back and the same question is asked again: a command that carries another
  /// moment was meant for another question. 0 where the seat is asked nothing.
  int moment(S s, int seat);

  /// The moves of a seat: each is accepted, in an order that never varies, complete but for open
  /// families.
  void legal(S s, int seat, Moves<M> into);

  /// Every move of a closed family that this seat could name here, wisely or not, in the order of
  /// [#legal]. Those without an objection are the plain list of moves: slow, and the truth that the
  /// fast list of [#legal] is compared with.
  void candidates(S s, int seat, Consumer<? super M> into);

  /// A move of an open family (a bid, an offer) that is allowed now, or none. `own` is never the
  /// game's chance.
  default @Nullable M propose(S s, int seat, Chance own) {
    return null;
  }

  /// The open families of this seat that are one number each, such as bids, with their present
  /// ranges.
  default void amounts(S s, int seat, List<Amount> into) {}

  /// Whether a move is of an open family: too many to be listed by [#legal], judged by [#objection]
  /// all the same.
  default boolean open(M move) {
    return false;
  }

  /// Whether a move that was made in this position may be taken back as long as nothing came of it
  /// that cannot be undone. Where a rulebook says that a played card stays played it may not, nor
  /// where it has uncovered what was secret or used up what does not come back.
  default boolean returns(S before, M move) {
    return true;
  }

  /// Why this move is not allowed, or null if it is. Judges any move of any seat, whether or not it
  /// is enumerated.
  @Nullable Refusal objection(S s, int seat, M move);

  /// Plays a move to which there is no objection.
  void play(S s, int seat, M move, Chance chance, Out out);

  /// The clocks that may run now.
  default void deadlines(S s, List<Deadline> into) {}

  /// What happens to seats whose time is up: the harmless default that the clause names.
  default void timeUp(S s, String label, int seats, Chance chance, Out out) {}

  /// A seat gives up; the game goes on without it.
  void leave(S s, int seat, Chance chance, Out out);

  /// All agree to end here.
  void agree(S s, Out out);

  /// A lens on the position that shows what this seat (or a spectator) may know.
  V view(S s, int seat);

  /// What the standing orders of the seat of this view say to the question it is asked now, or null
  /// where they say nothing. It depends on the view alone.
  ///
  /// @param orders of [Game#orders]
  default @Nullable M ordered(V view, Settings orders) {
    return null;
  }

  /// Resamples everything that the view of this seat hides, for search. Games without secrets
  /// change nothing.
  default void imagine(S s, int seat, Chance chance) {}

  /// 1 is best, ties share a rank, 0 while undecided.
  int rank(S s, int seat);
}
