package games.magie.laws;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.each.AsideLaw;
import games.magie.laws.each.CanonicalImaginingLaw;
import games.magie.laws.each.ConservationLaw;
import games.magie.laws.each.CopyLaw;
import games.magie.laws.each.EndingLaw;
import games.magie.laws.each.ImaginingLaw;
import games.magie.laws.each.MoveListLaw;
import games.magie.laws.each.OddInputsLaw;
import games.magie.laws.each.OddMovesLaw;
import games.magie.laws.each.OrdersLaw;
import games.magie.laws.each.PartsLaw;
import games.magie.laws.each.PlainListLaw;
import games.magie.laws.each.ReplayLaw;
import games.magie.laws.each.SealedLaw;
import games.magie.laws.each.SecretsLaw;
import games.magie.laws.each.SilenceLaw;
import games.magie.laws.each.TakeBackLaw;
import games.magie.laws.each.TextLaw;
import games.magie.laws.each.WaitingLaw;
import java.util.ArrayList;
import java.util.List;

/// Makes the laws for one walk. Other modules add what only they can judge, such as files.
public interface LawBook {
  <S extends State<S>, M extends Move, V extends View> List<Law<S, M, V>> laws(Game<S, M, V> game);

  /// The laws that need nothing but the kernel.
  LawBook KERNEL =
      new LawBook() {
        @Override
        public <S extends State<S>, M extends Move, V extends View> List<Law<S, M, V>> laws(
            Game<S, M, V> game) {
          return List.of(
              new TextLaw<>(),
              new ReplayLaw<>(),
              new CopyLaw<>(),
              new SilenceLaw<>(),
              new ConservationLaw<>(),
              new MoveListLaw<>(),
              new PlainListLaw<>(),
              new OddMovesLaw<>(),
              new OddInputsLaw<>(),
              new PartsLaw<>(),
              new WaitingLaw<>(),
              new AsideLaw<>(),
              new TakeBackLaw<>(),
              new SecretsLaw<>(),
              new ImaginingLaw<>(),
              new CanonicalImaginingLaw<>(),
              new SealedLaw<>(),
              new OrdersLaw<>(game),
              new EndingLaw<>());
        }
      };

  /// One law alone, by its name.
  default LawBook only(String name) {
    LawBook all = this;
    return new LawBook() {
      @Override
      public <S extends State<S>, M extends Move, V extends View> List<Law<S, M, V>> laws(
          Game<S, M, V> game) {
        return all.laws(game).stream().filter(law -> law.name().equals(name)).toList();
      }
    };
  }

  default LawBook and(LawBook other) {
    LawBook first = this;
    return new LawBook() {
      @Override
      public <S extends State<S>, M extends Move, V extends View> List<Law<S, M, V>> laws(
          Game<S, M, V> game) {
        var all = new ArrayList<Law<S, M, V>>(first.laws(game));
        all.addAll(other.laws(game));
        return all;
      }
    };
  }
}
