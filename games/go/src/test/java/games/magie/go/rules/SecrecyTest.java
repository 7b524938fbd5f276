package games.magie.go.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.Position;
import games.magie.go.Space;
import games.magie.go.table.GoState;
import games.magie.go.table.Lots;
import games.magie.kernel.Input;
import games.magie.kernel.Moves;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Recorder;
import games.magie.kernel.match.Told;
import games.magie.laws.Walk;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Two games that differ only in what a seat may not know look the same to that seat, byte for
/// byte: before and after the same act its view, picture, moves, moments, refusals and events.
class SecrecyTest {
  /// Who is sent an event; the rules say it with the event's audience.
  private interface Sent {
    boolean to(int seat, Told told);
  }

  private static final int GAMES = 9;

  private final Go game = new Go();
  private final GoRules rules = new GoRules();
  private int compared;
  private int different;

  @Test
  void aSeatIsSentNothingThatItMayNotKnow() {
    for (String options : List.of("", "grab=lot", "grab=window", "strict-tiles=on")) {
      compare(options, (seat, told) -> told.reaches(seat));
    }
    assertThat(compared).isGreaterThan(2_000);
    assertThat(different).isZero();
  }

  /// A host that forgets the audience is caught.
  @Test
  void aPlantedLeakIsFound() {
    compare("", (seat, told) -> true);
    assertThat(different).isPositive();
  }

  private void compare(String options, Sent sent) {
    var settings = Settings.parse(game.options(), options);
    for (int seed = 0; seed < GAMES; seed++) {
      int seats = 2 + seed % 3;
      var random = new Seeded(seed, 11);
      new Walk<>(game, settings, seats, seed)
          .run(
              200,
              (s, input, chances) -> {
                for (int seat = Seats.SPECTATOR; seat < seats; seat++) {
                  GoState other = game.invariants().otherSecrets(s, settings, seats, seat, random);
                  if (other != null && shown(s, other, seat, input)) {
                    compared++;
                    boolean same =
                        look(s, seat).equals(look(other, seat))
                            && after(s, seat, input, chances, sent)
                                .equals(after(other, seat, input, chances, sent));
                    different += same ? 0 : 1;
                  }
                }
              });
    }
  }

  /// Whether this act shows the same of the secrets in both games: both dials are shown by the last
  /// one, a tile that is used or drawn becomes known, and so do the tiles of somebody who leaves.
  private boolean shown(GoState s, GoState other, int viewer, Input<GoMove> input) {
    return switch (input) {
      case Input.Left<GoMove> _ -> false;
      case Input.TimeUp<GoMove>(String label, int late) ->
          !label.equals("dial") && !label.equals("roll") && late != 0;
      case Input.Played<GoMove>(int seat, GoMove move) ->
          rules.objection(other, seat, move) == null
              && !(move instanceof GoMove.Dial && Integer.bitCount(rules.awaited(s)) == 1)
              && !(move instanceof GoMove.Roll && viewer != Seats.SPECTATOR && mayDraw(s, viewer));
      case Input.AgreedEnd<GoMove> _, Input.TakenBack<GoMove> _, Input.NewRules<GoMove> _ -> false;
    };
  }

  /// The viewer's own next tile is not the same tile in both games.
  private static boolean mayDraw(GoState s, int viewer) {
    for (int die = 1; die <= Lots.DIE_FACES; die++) {
      int at = (s.at[viewer] + die) % s.options.layout().size();
      if (s.options.layout().space(at) == Space.CHANCE) {
        return true;
      }
    }
    return false;
  }

  /// All that a seat can see or learn by asking.
  private String look(GoState s, int seat) {
    var seen = new ArrayList<String>();
    seen.add(game.text(s, seat));
    seen.add(rules.view(s, seat).picture().toString());
    seen.add(rules.awaited(s) + "/" + rules.allowed(s));
    if (seat != Seats.SPECTATOR) {
      seen.add(String.valueOf(rules.moment(s, seat)));
      var moves = new Moves<GoMove>();
      rules.legal(s, seat, moves);
      seen.addAll(moves.texts());
      for (String text : PROBES) {
        Refusal refusal = rules.objection(s, seat, Position.move(s, seat, text));
        seen.add(refusal == null ? "yes" : refusal.clause().id() + " " + refusal.text());
      }
    }
    return String.join("\n", seen);
  }

  private static final List<String> PROBES =
      List.of(
          "roll",
          "pass",
          "take red 1",
          "choose heist",
          "button red 1",
          "button-heist",
          "tycoon",
          "heist A",
          "heist B",
          "dial ring",
          "steal red tray",
          "shut-down A red",
          "shut-down B red",
          "shield",
          "accept",
          "mega red");

  private String after(
      GoState before, int seat, Input<GoMove> input, Walk.Chances chances, Sent sent) {
    GoState s = before.copy();
    var told = new Recorder();
    Walk.apply(rules, s, input, chances.again(), told);
    var text = new StringBuilder(look(s, seat));
    for (Told one : told.told()) {
      if (sent.to(seat, one)) {
        text.append('\n').append(one.why().id()).append(' ').append(one.what().text());
      }
    }
    return text.toString();
  }
}
