package games.magie.kernel;

/// Something that happened, told in codes and numbers and never in prose. What one seat alone may
/// know and what the others see of it are two types, told to two audiences.
public interface Event {
  /// The canonical text: a code, then the arguments, separated by single spaces. Message files are
  /// keyed by the code.
  String text();
}
