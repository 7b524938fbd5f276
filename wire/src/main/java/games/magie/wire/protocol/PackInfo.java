package games.magie.wire.protocol;

import games.magie.kernel.text.WordOf;
import java.util.List;

/// What everybody at a table may know of its way into a file or out of one.
///
/// @param name of the last packing, empty if there was none
/// @param seal of the file in which it is or from which it comes: `open`, `shares` or `phrase`;
///   empty for a table that goes on
/// @param mark how its secrets could have been read by others: `phrase`, `open`, or empty
/// @param secret whether it would be sealed if it were packed now
/// @param locked whether it waits for its phrase
/// @param missing the seats whose people it waits for
/// @param consent the seats that agree to a phrase
public record PackInfo(
    String name,
    @WordOf(or = {"", "open", "shares", "phrase"}) String seal,
    @WordOf(or = {"", "open", "phrase"}) String mark,
    boolean secret,
    boolean locked,
    List<Integer> missing,
    List<Integer> consent) {
  public PackInfo {
    missing = List.copyOf(missing);
    consent = List.copyOf(consent);
  }
}
