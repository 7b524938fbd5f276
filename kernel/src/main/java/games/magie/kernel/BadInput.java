package games.magie.kernel;

/// Text from outside that cannot be read: its message is one line that names what is wrong and
/// where. It is thrown by readers of text only; a move that was read and is against the rules is a
/// [Refusal], which is a value.
public final class BadInput extends RuntimeException {
  public BadInput(String message) {
    super(message);
  }
}
