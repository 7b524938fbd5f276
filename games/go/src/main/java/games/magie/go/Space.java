package games.magie.go;

import org.jspecify.annotations.Nullable;

/// What a space of a mini board can be. The eight colour spaces come first, in the order of
/// [Colour].
public enum Space {
  BROWN(Todo.COLOUR),
  LIGHT_BLUE(Todo.COLOUR),
  PINK(Todo.COLOUR),
  ORANGE(Todo.COLOUR),
  RED(Todo.COLOUR),
  YELLOW(Todo.COLOUR),
  GREEN(Todo.COLOUR),
  DARK_BLUE(Todo.COLOUR),
  GO(Todo.GO),
  CHANCE,
  JAIL,
  HEIST,
  PARKING,
  GO_TO_JAIL,
  SHUT_DOWN;

  static final Space[] ALL = values();

  private final String text = Texts.of(this);
  private final Todo todo;
  private final int wanted;

  Space() {
    this(Todo.NONE);
  }

  Space(Todo todo) {
    this.todo = todo;
    this.wanted = todo == Todo.COLOUR ? 1 << ordinal() : 0;
  }

  public String text() {
    return text;
  }

  /// What it asks of whoever comes there.
  Todo todo() {
    return todo;
  }

  /// Whether something happens there by itself.
  boolean acts() {
    return switch (this) {
      case CHANCE, GO_TO_JAIL, HEIST, SHUT_DOWN -> true;
      case BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE -> false;
      case GO, JAIL, PARKING -> false;
    };
  }

  /// The colour of a colour space as a mask; none elsewhere.
  int wanted() {
    return wanted;
  }

  /// The colour of a colour space.
  public @Nullable Colour colour() {
    return ordinal() < Colour.ALL.length ? Colour.ALL[ordinal()] : null;
  }
}
