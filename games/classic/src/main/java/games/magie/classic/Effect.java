package games.magie.classic;

/// What a card does. A new kind of card is one record here, and the compiler lists what else it
/// needs.
public sealed interface Effect {
  /// Forward to a space, GO paying on the way; the space is then played.
  record MoveTo(Space space) implements Effect {}

  /// Forward to the next deed of a group, where the rent is special: twice the railroad's, ten
  /// times a fresh roll for a utility.
  record Nearest(Group group) implements Effect {}

  /// Back by some spaces; the space is then played, GO never pays.
  record Back(int spaces) implements Effect {}

  record ToJail() implements Effect {}

  /// Gets its holder out of jail; kept until then.
  record Keep() implements Effect {}

  record FromBank(int amount) implements Effect {}

  record ToBank(int amount) implements Effect {}

  /// Every other player pays the drawer.
  record FromEach(int amount) implements Effect {}

  /// The drawer pays every other player.
  record ToEach(int amount) implements Effect {}

  /// The drawer pays for each building that stands on an own site; a hotel is not four houses.
  record Repairs(int house, int hotel) implements Effect {}
}
