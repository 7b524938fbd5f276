package games.magie.server;

import games.magie.classic.ClassicPicture;
import games.magie.deal.DealPicture;
import games.magie.express.ExpressPicture;
import games.magie.go.GoPicture;
import java.util.List;

/// What tells how a game goes, as a public view shows it.
///
/// @param values by measure, then by seat
record Measures(List<String> names, List<List<Integer>> values) {
  private static final Measures NONE = new Measures(List.of(), List.of());

  static Measures of(Record picture) {
    return switch (picture) {
      case ClassicPicture classic ->
          new Measures(
              List.of("worth"),
              List.of(
                  classic.players().stream().map(each -> each.out() ? 0 : each.worth()).toList()));
      case ExpressPicture express ->
          new Measures(
              List.of("score"),
              List.of(express.players().stream().map(ExpressPicture.Player::score).toList()));
      case DealPicture deal ->
          new Measures(
              List.of("sets", "cash"),
              List.of(
                  deal.players().stream().map(DealPicture.Player::sets).toList(),
                  deal.players().stream().map(DealPicture.Player::bankValue).toList()));
      case GoPicture go ->
          new Measures(
              List.of("blocks"),
              List.of(go.players().stream().map(GoPicture.Player::blocks).toList()));
      default -> NONE;
    };
  }
}
