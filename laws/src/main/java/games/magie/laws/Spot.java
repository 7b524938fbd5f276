package games.magie.laws;

import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A position of a walk with what several laws ask of it, found once.
public final class Spot<S extends State<S>, M extends Move, V extends View> {
  private final Setting<S, M, V> setting;
  private final S s;
  private @Nullable String text;
  private @Nullable Fields fields;
  private final List<@Nullable List<M>> legal = new ArrayList<>();
  private final List<@Nullable String> views = new ArrayList<>();

  public Spot(Setting<S, M, V> setting, S s) {
    this.setting = setting;
    this.s = s;
    for (int seat = 0; seat < setting.seats(); seat++) {
      legal.add(null);
      views.add(null);
    }
    views.add(null);
  }

  /// To be read and never written; see [#copy].
  public S position() {
    return s;
  }

  public S copy() {
    return s.copy();
  }

  /// As it was when first asked for, and so are the others.
  public String text() {
    if (text == null) {
      text = fields().text();
    }
    return text;
  }

  public Fields fields() {
    if (fields == null) {
      fields = setting.fields(s);
    }
    return fields;
  }

  /// Objects to another position that is not written in the same way.
  public void unlessSame(S other, String what) {
    Fields written = setting.fields(other);
    if (!fields().same(written)) {
      LawBroken.unlessSame(text(), written.text(), what);
    }
  }

  /// What a seat or a spectator may know.
  public String view(int seat) {
    String view = views.get(seat + 1);
    if (view == null) {
      view = setting.game().text(s, seat);
      views.set(seat + 1, view);
    }
    return view;
  }

  public List<M> legal(int seat) {
    List<M> moves = legal.get(seat);
    if (moves == null) {
      moves = moves(setting.game().rules(), s, seat);
      legal.set(seat, moves);
    }
    return moves;
  }

  public boolean awaits(int seat) {
    return (setting.game().rules().awaited(s) & Seats.mask(seat)) != 0;
  }

  public static <S extends State<S>, M extends Move, V extends View> List<M> moves(
      Rules<S, M, V> rules, S s, int seat) {
    var moves = new Moves<M>();
    rules.legal(s, seat, moves);
    return moves.toList();
  }
}
